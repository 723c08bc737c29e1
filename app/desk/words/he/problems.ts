/** Part of the browser code, because an error page has no loader data. */
export const adminProblems = {
  failed: {
    title: 'משהו השתבש',
    text: 'הפעולה לא הושלמה. אפשר לנסות שוב; אם זה קורה שוב, פרטי התקלה רשומים ביומן השרת.',
    back: 'חזרה לפניות',
  },
  damagedQuote: {
    title: 'ההצעה פגומה',
    text: 'מה ששמור אינו מה שננעל: הקוד לא תואם את התוכן. לכן היא לא מוצגת, גם לא ללקוח. שחזרו אותה מגיבוי, או פתחו הצעה חדשה מתוך הפנייה.',
    back: 'חזרה לפניות',
  },
  notFound: {
    title: 'לא נמצא',
    text: 'ייתכן שהפנייה נמחקה, או שהכתובת שגויה.',
    back: 'חזרה לפניות',
  },
}

export type AdminProblems = typeof adminProblems
