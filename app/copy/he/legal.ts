import type { Title } from '../opening.ts'

type Fact = { name: string; text: string }

type Words = { title: Title; facts: readonly Fact[] }

/** What already holds, in a few lines each. The full texts will stand below. */
export const legal = {
  badge: 'בקצרה',
  contact: 'למי פונים',
  pages: {
    'privacy-policy': {
      title: ['מה נשמר,', 'ולמה'],
      facts: [
        {
          name: 'מה מגיע אלינו',
          text: 'מה שמילאתם בטופס, מאיזה עמוד ומתי הוא נשלח, השפה, סוג הדפדפן וכתובת ה־IP.',
        },
        {
          name: 'לשם מה',
          text: 'לטיפול בפנייה ולא לשום דבר אחר. אין חובה על פי חוק למסור את הפרטים, אבל בלעדיהם לא נוכל לחזור אליכם.',
        },
        { name: 'מי רואה', text: '{studio}, והספקים שמפעילים את האתר ואת הדואר.' },
        {
          name: 'בדפדפן שלכם',
          text: 'האתר זוכר את השפה ואת התאורה שבחרתם. כלי מדידה חיצוניים לא נטענים בלי הסכמה.',
        },
      ],
    },
    'terms-of-service': {
      title: ['מסכימים', 'לפני שמתחילים'],
      facts: [
        {
          name: 'ההצעה',
          text: 'כל שורה, המע״מ והתוקף כתובים בהצעה. מה שאישרתם הוא מה שמחייב, והמחירים שבו לא משתנים.',
        },
        {
          name: 'תשלום',
          text: 'חצי כשמתחילים וחצי במסירה. ייעוץ משולם מראש, וחבילה של עשרה מפגשים ויותר בשני תשלומים.',
        },
        {
          name: 'אספקה',
          text: 'דף נחיתה: {landingPageDays} ימים. אתר: {websiteDays} ימים. חנות: {shopDays} ימים. מיתוג: {brandingDays} ימים.',
        },
        { name: 'תמיכה', text: '{supportTime} אחרי העלייה, בלי עלות.' },
        { name: 'אחריות', text: 'תקלות בקוד שלנו מתוקנות בלי עלות במשך {warrantyDays} ימים.' },
      ],
    },
    accessibility: {
      title: ['מה כבר', 'עובד'],
      facts: [
        { name: 'מקלדת', text: 'כל מה שלוחצים עליו פועל גם מהמקלדת, ורואים בכל רגע איפה נמצאים.' },
        {
          name: 'קוראי מסך',
          text: 'לכותרות ולשדות יש שמות, ולתמונות תיאור. כל עמוד נבדק אוטומטית מול כללי הנגישות, בשתי השפות.',
        },
        { name: 'ניגודיות', text: 'ניגודיות הטקסט נמדדת ביום ובלילה, גם כשהוא עומד על תמונה.' },
        {
          name: 'תנועה',
          text: 'מי שביקשו במכשיר פחות תנועה מקבלים עמוד שעומד במקום. לכל מה שזז מעצמו יש כפתור עצירה.',
        },
        {
          name: 'בלי JavaScript',
          text: 'הקישורים, הטפסים ובניית החבילה עובדים גם כשהוא כבוי בדפדפן.',
        },
      ],
    },
  } satisfies Record<'privacy-policy' | 'terms-of-service' | 'accessibility', Words>,
}

export type Legal = typeof legal
