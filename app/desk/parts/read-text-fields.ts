/** The text fields of a posted form, by name. Unchecked boxes are absent, as a browser sends them. */
export type PostedTexts = Readonly<Record<string, string>>

export function readTextFields(form: FormData): PostedTexts {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}
