/** The country code of an E.164 number: one, two or three digits (ITU-T E.164). */
const countryCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * Writes what a phone dials (domain/phone/dial.ts) in groups that can be read aloud, with no-break
 * spaces: an Israeli number as +972 3 055 5010, any other in threes after its country.
 */
export function formatPhone(dial: string): string {
  const [e164 = '', extension = ''] = dial.split(';ext=')
  if (!e164.startsWith('+')) return dial
  const israeli = /^(\+972)(\d{1,2})(\d{3})(\d{4})$/.exec(e164)
  const groups = israeli?.slice(1) ?? groupsOf(e164)
  return [...groups, ...(extension === '' ? [] : ['ext.', extension])].join('\u00a0')
}

/** The last group has three or four digits; two that are left over come first. */
function groupsOf(e164: string): string[] {
  const [code = ''] = countryCode.exec(e164) ?? []
  const digits = e164.slice(code.length)
  const pair = digits.length % 3 === 2 ? digits.slice(0, 2) : ''
  const threes = digits.slice(pair.length).match(/\d{3}(?!\d$)|\d+/g) ?? []
  return [code, pair, ...threes].filter((group) => group !== '')
}
