/**
 * An E.164 number in groups that can be read aloud: +61 491 570 156. The last nine digits are in
 * threes, with spaces that do not break.
 */
export function formatPhone(e164: string): string {
  const digits = e164.replace('+', '')
  const [prefix, local] = [digits.slice(0, -9), digits.slice(-9)]
  return `+${prefix}\u00a0${local.replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0')}`
}
