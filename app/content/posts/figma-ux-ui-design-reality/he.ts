import type { PostWords } from '../post-facts.ts'

export const words: PostWords = {
  line: 'מה קורה בין הסקיצה הראשונה לקובץ שאפשר לפתח',
  meta: {
    title: 'עיצוב UX/UI ב־Figma כמו שהוא באמת | {studio}',
    description:
      'מה נכנס לעיצוב אחרי המסך היפה: מצבי שגיאה, מסכים ריקים, טקסטים ארוכים ורכיבים שאפשר לפתח.',
    keywords: ['Figma', 'עיצוב UX/UI', 'מערכת עיצוב', 'מסירה לפיתוח'],
  },
  opening: {
    badge: 'מאמר',
    title: ['עיצוב ב־Figma', 'כמו שהוא באמת'],
    lead: 'מסך יפה הוא רק ההתחלה. השאר הם מצבי שגיאה, מסכים ריקים, טקסטים ארוכים ורכיבים שאפשר לפתח בלי לשאול שאלות.',
  },
  sections: [],
}
