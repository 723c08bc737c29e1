import type { Lang } from '#i18n/languages.ts'

/**
 * Texts for contributors. They are never published, so they are beside the page and not in copy/.
 */
const hebrew = {
  title: 'הערכה',
  lead: 'כל חלק במערכת העיצוב, מתוך הרכיבים עצמם, בשני הכיוונים ובשתי התאורות.',
  panels: 'חלוניות',
  pieces: 'חלקים',
  alone: 'לפתיחה לבד',
  themes: { light: 'בהיר', dark: 'כהה' },
  piece: {
    colours: 'צבעים',
    contrast: 'ניגודיות של צמדים',
    backdrops: 'רקעים ואותיות',
    type: 'טיפוגרפיה',
    space: 'מרווחים',
    corners: 'פינות',
    buttons: 'כפתורים',
    links: 'קישורים ומיקוד',
    fields: 'שדות',
    lists: 'רשימות מסורגלות',
    marks: 'סימנים',
    toasts: 'הודעות קופצות',
    motion: 'תנועה',
    empty: 'מצב ריק',
    error: 'מסך שגיאה',
  },
  onBackground: 'על bg',
  faint: 'חלש מדי',
  states: {
    rest: 'במנוחה',
    hover: 'מצביע מעל',
    focus: 'במיקוד',
    press: 'לחוץ',
    notReady: 'לא מוכן',
    busy: 'בעבודה',
  },
  fieldStates: {
    empty: 'ריק',
    filled: 'מלא',
    hover: 'מצביע מעל',
    focus: 'במיקוד',
    error: 'שגיאה',
    disabled: 'מושבת',
  },
  walkFocus: 'להעביר את המיקוד הלאה',
  toasts: { status: 'להראות הודעה', error: 'להראות שגיאה', action: 'שוב' },
  motions: {
    press: 'לחיצה',
    hover: 'מצביע ומיקוד',
    reveal: 'הופעה',
    page: 'דף',
    drop: 'נפילת הנקודה',
    journey: 'הנקודה בין הדפים',
  },
  play: 'להפעיל',
  still: 'המערכת שלכם ביקשה לעצור תנועה: כאן דבר לא זז.',
  greeting: 'שלום',
}

export type KitWords = typeof hebrew

export type PieceId = keyof KitWords['piece']

const english: KitWords = {
  title: 'The kit',
  lead: 'Every part of the design system, from the real components, in both directions and both themes.',
  panels: 'Panels',
  pieces: 'Pieces',
  alone: 'Open alone',
  themes: { light: 'light', dark: 'dark' },
  piece: {
    colours: 'Colours',
    contrast: 'Contrast of pairs',
    backdrops: 'Backdrops and letters',
    type: 'Type',
    space: 'Space',
    corners: 'Corners',
    buttons: 'Buttons',
    links: 'Links and focus',
    fields: 'Fields',
    lists: 'Ruled lists',
    marks: 'Marks',
    toasts: 'Toasts',
    motion: 'Motion',
    empty: 'Empty state',
    error: 'Error screen',
  },
  onBackground: 'on bg',
  faint: 'too faint',
  states: {
    rest: 'at rest',
    hover: 'hover',
    focus: 'focus',
    press: 'pressed',
    notReady: 'not ready',
    busy: 'busy',
  },
  fieldStates: {
    empty: 'empty',
    filled: 'filled',
    hover: 'hover',
    focus: 'focus',
    error: 'error',
    disabled: 'disabled',
  },
  walkFocus: 'Move the focus on',
  toasts: { status: 'Show a message', error: 'Show an error', action: 'Again' },
  motions: {
    press: 'Press',
    hover: 'Hover and focus',
    reveal: 'Reveal',
    page: 'Page',
    drop: 'Drop of the dot',
    journey: 'The dot between pages',
  },
  play: 'Play',
  still: 'Your system asks for stillness: nothing moves here.',
  greeting: 'Hello',
}

export const kitWords: Record<Lang, KitWords> = { he: hebrew, en: english }

/**
 * A phone number, and an amount in agorot, for the line that mixes both directions (requirements
 * 1.5).
 */
export const mixedSample = {
  name: 'John (UX/UI)',
  phone: '+972 50 123 4567',
  sum: 123_400,
  years: '16+',
  code: 'C++',
} as const
