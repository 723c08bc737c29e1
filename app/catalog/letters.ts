/**
 * The Hebrew letters with a drawing (documents/site/parts/letter/letter-shapes.ts). Each page opens with one of
 * them.
 */
export type Letter =
  | 'א'
  | 'ב'
  | 'ג'
  | 'ד'
  | 'ה'
  | 'ו'
  | 'ז'
  | 'ח'
  | 'ט'
  | 'י'
  | 'כ'
  | 'ל'
  | 'מ'
  | 'נ'
  | 'ס'
  | 'ע'
  | 'פ'
  | 'צ'
  | 'ק'
  | 'ר'
  | 'ש'
  | 'ת'
