import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'טנא',
  category: 'מיתוג',
  line: 'שם, לוגו ואריזות לבית קלייה קטן',
  sample: true,
  details:
    'הלוגו הוא טנא קלוע שנקרא גם כפול קפה, והתכלת על השק מסמנת קלייה בהירה. כל זן מקבל פס צבע ושלוש מילים של טעם, בלי סיפורים.',
}
