/**
 * Formats an E.164 number in groups that can be read aloud, with no-break spaces: an Israeli one as
 * +972 3 055 5010, any other with its last nine digits in threes.
 */
export function formatPhone(e164: string): string {
  const israeli = /^(\+972)(\d{1,2})(\d{3})(\d{4})$/.exec(e164)
  const groups = israeli?.slice(1) ?? [e164.slice(0, -9), ...(e164.slice(-9).match(/\d{3}/g) ?? [])]
  return groups.join('\u00a0')
}
