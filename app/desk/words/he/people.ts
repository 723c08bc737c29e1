/** The words of the leads of one person. */
export const adminPeople = {
  title: {
    one: 'פנייה אחת של {name}',
    two: 'שתי פניות של {name}',
    other: '{count} פניות של {name}',
  },
  joinedByHand: 'צירפתם בעצמכם',
  deleted: 'בסל המחזור',
  held: 'נעצרה לבדיקה',
  part: 'להפריד',
  partOne: 'להפריד את הפנייה מ{date}',
  open: 'לצרף פנייה אחרת של אותו אדם',
  who: 'הטלפון או הדוא״ל שבפנייה השנייה',
  join: 'לצרף',
  note: 'פניות עם אותו טלפון או אותו דוא״ל מופיעות יחד בלי לצרף.',
  joined: 'הפניות צורפו. שום פרט לא השתנה.',
  undo: 'ביטול',
  parted: 'הפניות הופרדו',
  unknown: 'אין פנייה אחרת עם הטלפון או הדוא״ל האלה',
  invalid: 'צריך טלפון או כתובת דוא״ל',
  same: 'הפנייה הזו כבר כאן',
}

export type AdminPeople = typeof adminPeople
