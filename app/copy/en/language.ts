import type { Language } from '../he/language.ts'

export const language: Language = {
  label: 'Site language',
  current: 'Current language',
  switchTo: 'Switch to {language}',
}
