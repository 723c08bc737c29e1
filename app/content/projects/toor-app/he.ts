import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'תור',
  category: 'מיתוג',
  line: 'מיתוג לאפליקציה לניהול תורים',
  sample: true,
  details:
    'שם, לוגו וזהות למערכת תורים למרפאות. שלוש נקודות עומדות בתור והאחרונה צבועה: זה הלוגו, זה הסמל במסך הבית וזה גם מד ההתקדמות בתוך האפליקציה.',
}
