/**
 * Formats whole shekels in the language of the document, like formatMoney (i18n/format.ts). That
 * function is in a file with the lead form and React, which templates do not load.
 */
export function formatShekels(shekels: number): string {
  return new Intl.NumberFormat(`${document.documentElement.lang}-IL`, {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(shekels)
}
