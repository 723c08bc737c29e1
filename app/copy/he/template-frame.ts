export const templateFrame = {
  skip: 'דילוג לתוכן העמוד',
  barLabel: 'על התבנית הזאת',
  back: '{studio}, חזרה לתיק העבודות',
  studio: '{studio}',
  notice: 'תבנית של הסטודיו. העסק והתוכן בדויים.',
  shortNotice: 'תבנית למכירה',
  widthsLabel: 'תצוגה ברוחב אחר',
  widths: { phone: 'תצוגה בטלפון', tablet: 'תצוגה בטאבלט', desk: 'תצוגה במחשב' },
  want: 'אני רוצה כזה',
  previewTitle: 'תצוגה מקדימה: {business}',
  closePreview: 'סגירה',
  bandLabel: 'מכאן הלאה',
  fictional:
    'העסק שבדף הזה בדוי. בנינו אותו כדי להראות דף נחיתה מוגמר, ושום טופס כאן לא שולח פרטים.',
  next: 'התבנית הבאה: {business}',
  service: 'מה כולל דף נחיתה',
  details: 'מחיר, זמן אספקה ומה כלול',
}

export type TemplateFrameCopy = typeof templateFrame
