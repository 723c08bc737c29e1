import type { AdminQuotes } from '../he/quotes.ts'

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
  paging: {
    label: 'Pages of quotes',
    newest: 'Newest quotes',
    older: 'Older quotes',
  },
  oldPrices: 'At the old prices',
  damaged: { name: 'Damaged', short: 'The content is missing or was altered, so it is not shown' },

  notHandedOver: {
    'no-address': 'Waiting to be handed over',
    none: 'Waiting to be handed over',
    'written-to-file': 'Saved, not sent',
    failed: 'Email failed',
  },

  onLead: { title: 'Quotes', none: 'No quote has been sent yet.', create: 'New quote' },

  page: {
    back: 'All quotes',
    toLead: 'Open the lead',
    open: 'View as client',
    pdf: { he: 'PDF in Hebrew', en: 'PDF in English' },
    copyLink: 'Copy the link',
    lines: 'Lines',
    sums: 'Summary',
    optional: 'Optional',
    leftOut: 'Not chosen by the client',
    versions: 'Versions',
    version: 'Version {version}',
    draft: 'Draft, will be sent as version {version}',
    hash: 'Code',
    listPrice: 'List price',
    priceChanges: 'Price changes',
    priceBefore: 'from',
    priceAfter: 'to',
    priceChanged: '{name}, {at}',
    accepted: 'Accepted by {name} on {at}',
    acceptance: 'Acceptance code',
    won: 'The lead was closed as won.',
    undoWon: 'Return the lead to “{status}”',
    estimate:
      'Some lines have a starting price, so this quote cannot be accepted. Return it to draft, set the prices and save.',
    draftEstimate:
      'Some lines have a starting price. Until it is final, the client cannot accept the quote.',
    sent: 'Sent',
    viewed: 'First viewed',
  },

  privateNote: {
    title: 'Private note',
    hint: 'Only you see it. It is not in the quote, the PDF or the email.',
    save: 'Save the note',
    saved: 'Note saved',
    history: { one: 'Saved once', two: 'Saved {count} times', other: 'Saved {count} times' },
    by: '{name}, {at}',
    emptied: 'The note was emptied',
    long: 'The note is longer than {count} characters',
    stale:
      'The note was changed elsewhere in the meantime, and now says “{note}”. Saving again replaces it.',
  },

  declined: {
    title: 'The client declined this on {at}',
    reason: 'Why, as far as you know?',
    unknown: 'Not known',
    close: 'Close the lead as lost',
  },

  actions: {
    send: 'Send to the client',
    sendEstimate: 'Send as an estimate',
    estimateNote: 'The client will not be able to accept this quote: it has a starting price.',
    sendReady: 'Prepare a link for the client',
    readyNotes: {
      'no-address':
        'The client has no email address, so nothing is sent. Prices and validity are locked now, and you hand over the link on WhatsApp.',
      'written-to-file':
        'There is no mail server, so the email is saved and not sent. Prices and validity are locked now, and you hand over the link on WhatsApp.',
    },
    sendByChat: 'Send on WhatsApp',
    handOver: 'I handed over the link',
    toHandOver: {
      'no-address':
        'The client has no email address. Send the link on WhatsApp, then mark it as handed over.',
      none: 'No email was sent to the client. Send the link on WhatsApp, then mark it as handed over.',
      'written-to-file':
        'The email to the client was saved, not sent: there is no mail server. Send the link on WhatsApp, then mark it as handed over.',
      failed:
        'The email to the client was not delivered. Correct the address in the email, or send the link on WhatsApp and mark it as handed over.',
    },
    handedOver: 'The link was handed over on {at}',
    extend: 'Extend by {days} days',
    revise: 'Return to draft',
    copy: 'New quote from this one',
    copyAtNewPrices: 'New quote at today’s prices',
    copyNote: 'A draft opens with the same lines at today’s prices. This quote does not change.',
    void: 'Withdraw this quote',
    voidWarning: 'The client will not be able to accept it, and this cannot be undone.',
    reviseNote: 'The client will see that it is being revised until you send it again.',
    unsaved: 'There are unsaved changes. Save them and check the new total, then send.',
    sendNote:
      'The client gets an email with the link. Prices and validity are locked at that moment.',
  },

  editor: {
    title: 'Edit the draft',
    nameHe: 'Name in Hebrew',
    nameEn: 'Name in English',
    amount: 'Price in shekels',
    creditAmount: 'Amount to take off, in shekels',
    changedPrice: 'Your own price, the only one the client sees. List price:',
    months: 'Months',
    monthsHint: 'Once',
    discount: 'Discount in percent',
    optional: 'Optional for the client',
    plusVat: 'Price without VAT',
    creditPlusVat: 'Amount without VAT',
    remove: 'Remove',
    add: 'Add a line',
    addNothing: 'No line',
    addOwn: 'Custom line',
    addCredit: 'A fixed discount or credit',
    discounts: 'Discounts of the price list',
    discountsHint:
      'For several services and for a package. If it is off, the price is the sum of the lines.',
    note: 'Note to the client',
    noteHint: 'Shown at the top of the quote, in both languages as you write it.',
    save: 'Save',
    nothing: 'No lines yet. Add one from the price list or a custom line.',
    line: 'Line {position}',
    namedLine: 'Line {position}, {title}',
    from: 'A starting price: the client cannot accept until you enter another one or confirm it.',
    final: 'This is the final price',
    faults: {
      title: {
        one: 'One thing to correct first',
        two: '{count} things to correct first',
        other: '{count} things to correct first',
      },
      fault: '{place}: {problem}',
    },
    stale:
      'The draft was saved elsewhere in the meantime. What you typed is still here, and saving replaces what was saved there.',
    showStored: 'What was saved there',
    offline:
      'You are offline, so nothing was saved. What you typed is still here. Try again once you are back online.',
  },

  problems: {
    title: 'A title is missing in the client’s language',
    'title-long': 'The title is longer than 200 characters',
    'no-amount': 'The price is missing',
    amount: 'The price isn’t clear. Enter a number in shekels',
    months: 'Months must be 1 to 60, or empty',
    discount: 'The discount must be a percentage, at most the whole price',
    note: 'The note to the client is too long',
    empty: 'A quote without lines cannot be sent',
    'too-many': 'This quote has reached its maximum number of lines',
    credit: 'More than the client pays once without the optional lines',
  },

  toasts: {
    started: 'A draft was started',
    saved: 'The draft was saved',
    sent: 'The quote was sent',
    extended: 'The validity was extended',
    revised: 'The quote is a draft again',
    voided: 'The quote was withdrawn',
    ready: 'The quote is ready. Now hand over the link',
    handedOver: 'The link is recorded as handed over',
    closedLost: 'The lead was closed',
    undone: 'The status of the lead was restored',
    stale: 'The quote was changed in the meantime. You now see the current version',
    refused: 'The current status of the quote does not allow this',
  },
}
