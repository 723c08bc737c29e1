import { rememberLanguage } from './language.ts'

/** What public pages do without React. Each behaviour does nothing where its markup is missing. */
export function startBehaviours(): void {
  rememberLanguage()
}
