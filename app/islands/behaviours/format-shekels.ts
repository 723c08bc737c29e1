/**
 * Whole shekels in the language of the document, as formatMoney (i18n/format.ts) writes them. That
 * one is in the file of the lead form, which loads React: templates do not.
 */
export function formatShekels(shekels: number): string {
  return new Intl.NumberFormat(`${document.documentElement.lang}-IL`, {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(shekels)
}
