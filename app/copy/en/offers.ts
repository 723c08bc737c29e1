import type { Offers } from '../he/offers.ts'

export const offers: Offers = {
  quote: {
    title: 'Quote {number}',
    label: 'Quote',
    description: 'A personal quote from the studio.',
    questions: 'A question about this quote?',
    terms: [
      'Prices, discounts{vatRateToo} and the dollar rate stay as they are here until the quote expires, even if the price list changes.',
      'Work starts once the quote is accepted and the first payment has arrived.',
      'This quote is not an invoice. Cancellation follows the Consumer Protection Law and the terms of service on our site.',
    ],
    handOver: 'Hello {name}, quote {number} is ready for you here, valid until {day}:\n{link}',
    expired: {
      title: ['This quote', 'has expired'],
      text: 'It was valid until {day}. You are welcome to ask us to extend it.',
    },
    link: {
      subject: 'Quote {number}',
      label: 'Quote',
      title: 'The quote you asked for',
      text: 'Quote {number} is ready. It is valid until {day}, and its prices will not change before then.',
      open: 'View the quote',
      how: 'At this link you can choose what to include, download a PDF and accept. The link is personal: anyone who has it can see the quote.',
      notYou:
        'Didn’t ask for a quote? Someone may have typed your address by mistake. Reply and we will delete the details.',
    },
    notice: {
      subject: 'Quote {number} requested: {name}',
      label: 'New quote',
      text: 'Quote {number} went to {name} automatically, at list prices.',
    },
  },
  estimate: {
    title: 'Estimate {number}',
    label: 'Estimate',
    description: 'A personal estimate from the studio.',
    questions: 'A question about this estimate?',
    terms: [
      'The total is a starting point, at the list prices of the day of this estimate. The final price is set after a call.',
      'Once there is a final price we send a quote, and only a quote can be accepted. Until then no work starts and nothing is paid.',
      'This estimate is not an invoice and not a binding offer.',
    ],
    handOver: 'Hello {name}, estimate {number} is ready for you here:\n{link}',
    expired: {
      title: ['This estimate', 'is out of date'],
      text: 'Prices may have changed since then. You are welcome to ask us for a new one.',
    },
    link: {
      subject: 'Estimate {number}',
      label: 'Estimate',
      title: 'The estimate you asked for',
      text: 'Estimate {number} is ready. Some of its lines have a starting price, so the total is a starting point too. After a short call we will set the final price and send a quote that you can accept.',
      open: 'View the estimate',
      how: 'At this link you can choose what to include and download a PDF. The link is personal: anyone who has it can see the estimate.',
      notYou:
        'Didn’t ask for an estimate? Someone may have typed your address by mistake. Reply and we will delete the details.',
    },
    notice: {
      subject: 'Estimate {number} requested: {name}',
      label: 'New estimate',
      text: 'Estimate {number} went to {name} automatically, at list prices. It has a starting price, so it cannot be accepted: set the final price and send a quote.',
    },
  },
}
