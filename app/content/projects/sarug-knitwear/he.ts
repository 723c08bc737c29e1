import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'סרוג',
  category: 'מיתוג',
  line: 'מותג סריגים שהלוגו שלו הוא עין של סריג',
  sample: true,
  details:
    'זהות למותג סריגים קטן. העין של הסריג היא הלוגו, והיא חוזרת על השקית, על התווית ובדוגמה שעל הנייר. השם כתוב דק, כמו חוט.',
}
