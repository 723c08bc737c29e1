import type { FactNames, ReplySituation } from '#domain/promises/reply-texts.ts'

/**
 * What the owner writes to a person, by situation, until she has a text of her own. {quote} and
 * {validUntil} are filled in with the facts of the lead. `facts`: what they are called in the settings.
 */
export const replyKit = {
  greeting: 'שלום {name},',
  greetingOnly: 'שלום,',
  subject: 'הפנייה שלכם ל{studio}',
  privacySubject: 'הבקשה שלכם בענייני פרטיות',
  facts: {
    name: 'שם',
    founder: 'השם שלי',
    studio: 'הסטודיו',
    quote: 'קישור להצעה',
    validUntil: 'תוקף ההצעה',
  },
  texts: {
    answer:
      'כאן {founder} מ{studio}. קיבלתי את הפנייה שלכם ואשמח לשמוע עוד. מתי נוח לדבר כמה דקות?',
    'call-back': 'כאן {founder} מ{studio}. קבענו שאחזור אליכם. מתי נוח לדבר?',
    'finish-quote': 'כאן {founder} מ{studio}. ההצעה שלכם בהכנה. יש משהו שחשוב שייכנס אליה?',
    'follow-up': 'כאן {founder} מ{studio}. רציתי לשאול אם נשארו שאלות, ואם להתקדם.',
    'follow-up-quote':
      'כאן {founder} מ{studio}. הצעת המחיר שלכם מחכה כאן: {quote} יש שאלות, או משהו שכדאי לשנות?',
    'decide-quote':
      'כאן {founder} מ{studio}. הצעת המחיר שלכם בתוקף עד {validUntil}: {quote} להאריך אותה, או לסגור?',
    'answer-decline':
      'כאן {founder} מ{studio}. תודה שעדכנתם. אשמח לדעת מה לא התאים, ואם יש משהו שכדאי לשנות.',
    'start-work': 'כאן {founder} מ{studio}. תודה על האישור. מתי נוח לקבוע שיחת פתיחה?',
    identify:
      'כאן {founder} מ{studio}. קיבלנו בקשה לגבי המידע שלכם, ולפני שנטפל בה צריך לוודא שהיא באמת שלכם. אפשר לאשר אותה בקישור שנשלח אליכם במייל.',
    access:
      'כאן {founder} מ{studio}. ביקשתם לראות את המידע ששמור אצלנו עליכם. הוא נמצא בקובץ המצורף.',
    correct: 'כאן {founder} מ{studio}. המידע שלכם תוקן כמו שביקשתם.',
    erase:
      'כאן {founder} מ{studio}. המידע שלכם נמחק כמו שביקשתם. הצעת מחיר שאושרה נשמרת, כי היא הסכם.',
  },
} satisfies {
  greeting: string
  greetingOnly: string
  subject: string
  privacySubject: string
  facts: FactNames
  texts: Record<ReplySituation, string>
}

export type ReplyKit = typeof replyKit
