import type { ProjectKind } from '#catalog/project-kinds.ts'

export const projects = {
  categories: {
    all: 'הכול',
    landing: 'דפי נחיתה',
    website: 'אתרים',
    mobile: 'אפליקציות',
    webapp: 'מערכות ווב',
    branding: 'מיתוג',
  } satisfies Record<ProjectKind | 'all', string>,
  landingPage: 'דף נחיתה',
  open: 'לפרויקט {project}',
}

export type Projects = typeof projects
