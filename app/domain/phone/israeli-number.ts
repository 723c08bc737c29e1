/**
 * Landlines have 8 digits after the prefix, mobile and 07 numbers 9, 1-700 and 1-800 numbers 10.
 * The library accepts 7 to 12 as possible.
 */
const lengths = /^\+972(?:[23489]\d{7}|[57]\d{8}|1\d{9})$/

/** @param e164 a number that begins with +972 */
export function isIsraeliLength(e164: string): boolean {
  return lengths.test(e164)
}

/** As Israelis write a number, in digits: 0 and the area, 1-700, or with the prefix but no plus. */
export const israeliDigits = /^(?:0(?:[23489]\d{7}|[57]\d{8})|1[57-9]\d{8}|972\d{8,10})$/

/** A mobile number whose 0 is missing, as spreadsheets leave it. */
export const mobileWithoutZero = /^5\d{8}$/
