import type { AdminQuotes } from '../he/admin-quotes.ts'

export const adminQuotes: AdminQuotes = {
  title: 'Quotes',
  lead: 'Each quote is stored as it was sent: prices, discounts, VAT and exchange rate. Changes to the price list do not affect it.',
  filter: 'Filter quotes',
  all: 'All',
  empty: {
    title: 'No quotes yet',
    text: 'Requests from the package builder appear here, and a quote can be started from any lead.',
  },
  noneWithStatus: 'No quotes have this status',
  columns: {
    number: 'Number',
    client: 'Client',
    total: 'Total',
    status: 'Status',
    validUntil: 'Valid until',
  },
  older: 'Older quotes',
  newest: 'Newest quotes',
  damaged: { name: 'Damaged', short: 'The content was altered and is not shown' },

  onLead: { title: 'Quotes', none: 'No quote was sent yet.', create: 'New quote' },

  page: {
    back: 'All quotes',
    toLead: 'Open the lead',
    open: 'As the client sees it',
    pdf: { he: 'PDF in Hebrew', en: 'PDF in English' },
    copyLink: 'Copy the link',
    lines: 'Lines',
    sums: 'Summary',
    optional: 'Optional',
    leftOut: 'Not chosen by the client',
    versions: 'Versions',
    version: 'Version {version}',
    hash: 'Code',
    accepted: 'Accepted by {name} on {at}',
    acceptance: 'Acceptance code',
    estimate:
      'Some lines have a starting price, so this quote cannot be accepted. Return it to draft, set the prices and save.',
    sent: 'Sent',
    viewed: 'First viewed',
  },

  actions: {
    send: 'Send to the client',
    extend: 'Extend by {days} days',
    revise: 'Return to draft',
    void: 'Withdraw this quote',
    voidWarning: 'The client will not be able to accept it, and this cannot be undone.',
    reviseNote: 'The client will see that it is being revised until you send it again.',
    unsaved: 'There are unsaved changes. Save them and check the new total, then send.',
    sendNote:
      'The client gets an email with the link. Prices and validity are locked at that moment.',
  },

  editor: {
    title: 'Edit the draft',
    newLine: 'New line',
    nameHe: 'Name in Hebrew',
    nameEn: 'Name in English',
    amount: 'Price in shekels',
    months: 'Months',
    monthsHint: 'Once',
    discount: 'Discount in percent',
    optional: 'Optional for the client',
    plusVat: 'Price without VAT',
    remove: 'Remove',
    add: 'Add a line',
    addNothing: 'No line',
    addOwn: 'A custom line',
    note: 'Note to the client',
    noteHint: 'Shown at the top of the quote, in both languages as you write it.',
    save: 'Save',
    nothing: 'No lines yet. Add one from the price list or a custom line.',
  },

  problems: {
    name: 'Each line needs a name in Hebrew and in English, up to 200 characters',
    amount: 'The price must be a number in shekels, with agorot after a decimal point if needed',
    months: 'Months must be 1 to 60, or empty',
    discount: 'The discount must be a percentage, at most the whole price',
    note: 'The note to the client is too long',
    empty: 'A quote without lines cannot be sent',
  },

  toasts: {
    started: 'A draft was started',
    saved: 'The draft was saved',
    sent: 'The quote was sent',
    extended: 'The validity was extended',
    revised: 'The quote is a draft again',
    voided: 'The quote was withdrawn',
    stale: 'The quote was changed in the meantime. You now see the current version',
    refused: 'The current status of the quote does not allow this',
  },
}
