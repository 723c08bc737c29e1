/** 'Israel' for 'IL' (ISO 3166) in a language; the code where the browser has no name for it. */
export function countryName(code: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? code
}
