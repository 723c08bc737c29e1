/** Shown and emailed while little of the disk is free. */
export const adminDisk = {
  title: 'הדיסק של האתר כמעט מלא',
  text: 'נשארו {share} פנויים. כשהדיסק יתמלא, האתר לא יוכל לשמור פניות חדשות. צריך לפנות מקום בשרת או להגדיל את הדיסק.',
  /** An email to the owner, once a day. */
  alert: {
    subject: 'הדיסק של האתר כמעט מלא',
    label: 'מקום בדיסק',
    title: 'הדיסק כמעט מלא',
    text: '{reason} עד אז הכול ממשיך לעבוד.',
    button: 'לגיבויים ולמקום בדיסק',
    footer: 'ההודעה נשלחת פעם ביום, כל עוד פחות מעשירית מהדיסק פנויה.',
  },
}

export type AdminDisk = typeof adminDisk
