import type { Quotes } from '../he/quotes.ts'
import { offers } from './offers.ts'

export const quotes: Quotes = {
  offers,
  preparedFor: 'Prepared for',
  issued: 'Date',
  validUntil: 'Valid until',
  version: 'Version',
  from: 'From',
  registration: 'Business no. {registration}',
  skip: 'Skip to content',
  languages: 'Language of this document',
  pdfFailed:
    'The PDF could not be made because of a fault on our side. The quote itself is stored, and you can read it on the site. Try again in a few minutes.',

  lines: {
    title: 'What is included',
    none: 'There are no lines in the quote yet.',
    item: 'Item',
    amount: 'Price',
    optional: 'Optional',
    take: 'Include: {item}',
    from: 'From {amount}',
    perMonth: '{amount} a month',
    months: { one: 'for one month', two: 'for {count} months', other: 'for {count} months' },
    ownDiscount: 'With {rate} off this service, instead of {amount}',
    yearAhead: 'paid a year in advance',
    plusVat: 'Plus VAT',
    credit: 'Discount',
    leftOut: 'Left out',
    update: 'Update the total',
    hint: 'Lines with a checkbox can be included or left out. The total follows the rules set on the day of the quote.',
  },

  sums: {
    title: 'Summary',
    list: 'Before discounts',
    ownDiscount: 'Service discount',
    tier: 'Multi-service discount, {rate}',
    package: 'Package discount: {name}, {rate}',
    credit: 'Discounts and credits',
    vatAdded: 'VAT added, {rate}',
    total: { quote: 'Total', estimate: 'Total, from' },
    vat: 'Including VAT of {rate}',
    monthly: 'And per month',
    onlyMonthly: { quote: 'Total per month', estimate: 'Total per month, from' },
    term: 'Whole term',
    monthlyAndTerm: '{monthly}, {term} for the whole term',
    exempt: 'The studio is an exempt dealer under Israeli law, so no VAT is added.',
    vatRate: 'VAT rate: {rate}, in force since {day}',
    dollars: 'about {amount}',
    exchange: 'At {rate} shekels to the dollar on {day}. The price in shekels prevails.',
    outside: {
      tier: 'The multi-service discount does not apply to {lines}.',
      package: 'The package discount does not apply to {lines}.',
    },
    replaced: 'It replaces a multi-service discount of {rate}, and saves {saves} more.',
    replacedMonthly:
      'It replaces a multi-service discount of {rate}: each month costs {monthly} more, but over the whole term you save {saves} more.',
    changed: 'New total: {total}',
  },

  payment: {
    title: 'Payment',
    steps: {
      down: 'Deposit when work starts',
      completion: 'Balance on completion',
      prepaid: 'Consulting, in advance',
      'first-of-two': 'Sessions, first of two payments',
      'second-of-two': 'Sessions, second payment',
      'year-ahead': 'Subscriptions, {cardMonths} months in advance',
      monthly: 'Each month, in advance',
    },
  },

  terms: {
    title: 'Terms',
    payment: 'Payment: {text}',
    cancellation: 'Cancellation: {text}',
    rounds:
      'Rounds of corrections: {text} A round is all your comments on one version, sent together, and the corrections they ask for.',
    excluded: 'Not included: {text}',
    full: 'The full terms of service',
  },

  note: 'From the studio',
  pdf: 'Download PDF',
  print: 'Print',
  writeToUs: 'Email',
  call: 'Call',

  accept: {
    title: ['Happy with it?', 'Accept it here'],
    lead: 'You are agreeing to this version of the quote, with the lines that are selected now. We will then be in touch to set a start date.',
    name: 'Full name',
    submit: 'Accept the quote',
    nameError: 'Please enter your full name (at least 2 characters)',
    signed: 'Accepted by {name} on {at}',
    record: 'We keep the name, the time and the code of this version: {hash}',
  },

  decline: {
    open: 'Not for you?',
    lead: 'You can answer without a reason. If you tell us what did not suit, we will know whether to offer something else.',
    legend: 'What did not suit?',
    reasons: {
      price: 'The price',
      timing: 'The timing',
      'other-studio': 'We chose somebody else',
      'not-it': 'It is not what we were looking for',
      'not-now': 'Not now',
    },
    noReason: 'No reason was given.',
    words: 'Anything else? Optional',
    wordsError: 'The text is too long: at most {max} characters',
    submit: 'Not this time, thanks',
    reopen: 'Changed your mind? The quote is valid until {day}.',
    reopenSubmit: 'Open the quote again',
  },

  withoutMail: {
    accepted: 'Accepted by {name} on {at}. You can download a copy as a PDF right here.',
    revising:
      'We are changing it right now. The new version will wait at this same link, and we will let you know.',
    thankYou: {
      title: ['Thank you,', 'we have your request'],
      lead: 'Every line you chose has reached us.',
      step: 'We send you a personal link to the quote.',
      estimateStep: 'We send you a personal link to the estimate.',
    },
    builder: {
      title: ['This quote,', 'at its own link'],
      promise: 'We will look at what you chose and send you a link within {replyTime}.',
      estimate: {
        title: ['This estimate,', 'at its own link'],
        promise: 'We will look at what you chose and send you a link within {replyTime}.',
      },
    },
  },

  states: {
    accepted: {
      title: ['This quote', 'is accepted'],
      text: 'Accepted by {name} on {at}. We will email you a copy.',
      hash: 'Acceptance code: {hash}',
    },
    declined: {
      title: ['Thank you', 'for telling us'],
      text: 'On {at} you told us that this quote does not suit you.',
    },
    void: {
      title: ['This quote', 'was withdrawn'],
      text: 'It is no longer valid. If you still need it, we will gladly prepare a new one.',
    },
    revising: {
      title: ['This quote', 'is being revised'],
      text: 'We are changing it right now. The new version will wait at this same link, and we will email you.',
    },
    estimate: {
      title: ['This is still', 'an estimate'],
      text: 'Some lines have a starting price. After a short call we will set the final one, and then you can accept it here.',
    },
    unknown: {
      title: ['There is', 'no quote here'],
      text: 'The link is incomplete, or the quote was deleted. Check the email you received, or write to us.',
    },
    damaged: {
      title: ['Something', 'went wrong'],
      text: 'We could not show this quote exactly as it was stored, so we are not showing it at all. Write to us and we will send it again.',
    },
    stale:
      'This quote has changed in the meantime. This is the current version: please read it before accepting.',
    tooMany: 'Too many attempts. Please try again in a minute.',
  },

  statuses: {
    draft: 'Draft',
    sent: 'Sent',
    viewed: 'Viewed',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    void: 'Withdrawn',
  },

  request: { message: 'Quote request: {services}' },

  emails: {
    lines: 'What’s included',
    total: 'Total',
    acceptanceReceipt: {
      subject: 'Quote {number} is accepted',
      label: 'Acceptance',
      title: 'We have your acceptance',
      text: 'Quote {number} was accepted by {acceptedBy} on {when}. We will be in touch to set a start date.',
      how: 'The link still shows the quote as it was accepted, with its PDF.',
      code: 'Acceptance code',
      open: 'View the quote',
    },
    notice: {
      lines: 'What they chose',
      message: 'What they wrote',
      open: 'Open in the dashboard',
    },
    acceptanceNotice: {
      subject: 'Quote {number} accepted: {name}',
      label: 'Quote accepted',
      text: 'Quote {number} was accepted by {acceptedBy} on {when}.',
    },
    declineNotice: {
      subject: 'Quote {number} declined: {name}',
      label: 'Quote declined',
      text: '{name}: quote {number} does not suit.',
      reason: 'What did not suit',
    },
    reopenNotice: {
      subject: 'Quote {number} is open again: {name}',
      label: 'Decline taken back',
      text: '{name}: the decline of quote {number} was taken back. It can be accepted until {day}.',
    },
    validUntil: 'Valid until',
    number: 'Number',
    vat: 'Including {rate} VAT: {amount}',
    delivery: 'Delivery, from the first payment and your materials',
    payment: 'Payment',
    cancellation: 'Cancellation',
    days: '{service}: {days} business days',
    daysUnknown: 'Agreed with you before work starts',
  },
}
