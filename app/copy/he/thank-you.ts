export const thankYou = {
  promise: 'נחזור אליכם עד {answerBy}.',
  urgent: 'דחוף? אפשר גם בטלפון או בוואטסאפ.',
  toCall: 'לחיוג',
  toWrite: 'לוואטסאפ',
  home: 'לעמוד הבית',
}

export type ThankYou = typeof thankYou
