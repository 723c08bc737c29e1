import type { NextAction } from '#domain/promises/next-step.ts'

/**
 * What the owner writes to a person, by the step that is due. {name} and {quote} are filled in with
 * the facts of the lead.
 */
export const replyKit = {
  greeting: 'שלום {name},',
  greetingOnly: 'שלום,',
  subject: 'הפנייה שלכם ל{studio}',
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
  },
} satisfies {
  greeting: string
  greetingOnly: string
  subject: string
  texts: Record<NextAction, string>
}

export type ReplyKit = typeof replyKit
