import type { PostId } from '#catalog/posts.ts'

type Words = { title: string; line: string }

export const posts = {
  readMore: 'לקריאה',
  soon: 'המאמר המלא עוד נכתב. יש שאלה שדוחקת? נענה עליה כבר עכשיו.',
  readMoreOf: 'לקריאת המאמר: {title}',
  items: {
    'digital-presence-2025-ai-era': {
      title: 'נוכחות דיגיטלית בעידן ה־AI',
      line: 'איך עסק נשאר בר־מציאה כשלקוחות שואלים צ׳אט במקום לחפש',
    },
    'figma-ux-ui-design-reality': {
      title: 'עיצוב ב־Figma כמו שהוא באמת',
      line: 'מה קורה בין הסקיצה הראשונה לקובץ שאפשר לפתח',
    },
    'lovable-base44-reality': {
      title: 'Lovable ו־Base44 מול המציאות',
      line: 'מה אפשר לבנות איתם, ואיפה הם נעצרים',
    },
    '7-ux-mistakes-killing-conversions': {
      title: '7 טעויות UX שמבריחות לקוחות',
      line: 'איפה מבקרים נופלים בדרך לטופס, ואיך מתקנים',
    },
    'kama-ole-itzuv-aplikatzia-2025': {
      title: 'כמה עולה עיצוב אפליקציה ב־2025',
      line: 'ממה מורכב המחיר, ואיך מכינים בריף שמקבל הצעה מדויקת',
    },
  } satisfies Record<PostId, Words>,
}

export type Posts = typeof posts
