import type { LegalWords } from '../legal-words.ts'

export const words: LegalWords = {
  link: 'Terms of service',
  meta: {
    title: 'Terms of service: price, payment, warranty | {studio}',
    description:
      'The terms of working with the studio: prices and VAT, payment, delivery, revisions, warranty, rights and cancellation.',
    keywords: ['terms of service', 'payment terms', 'cancellation'],
  },
  opening: {
    badge: 'Legal',
    title: ['Terms', 'of service'],
    lead: 'What you get, how you pay, and what happens if something is wrong or you change your mind. Prices are in shekels.',
  },
  body: {
    title: ['Agreed', 'before we start'],
    sections: {
      agreement: {
        title: 'What binds',
        blocks: [
          'These terms apply to the use of this site and to work ordered from {legalName}. How to reach us is at the end of this page.',
          'The deal is made when you accept a quote, not when you fill in a form. The quote states every line, the VAT, when payments are due and how long it holds. A quote is valid for {quoteTime}, unless it says otherwise.',
          'Where the quote says something other than this page, the quote counts.',
        ],
      },
      prices: {
        title: 'Prices and VAT',
        blocks: [
          'Prices are in shekels, and shekels are what you pay. An amount in dollars on our English pages is for orientation only, at a rate that is updated.',
          'A price that says nothing about VAT includes it. Where it says “plus VAT”, VAT is added at the rate in force on the day of the quote. The quote itself shows both amounts.',
          'A price marked “from” is a starting point. The price that binds is the one in the quote you accepted, and it does not change.',
        ],
      },
      services: {
        title: 'Payment, delivery, revisions and warranty',
        blocks: [
          'Each service has terms of its own. These are exactly the terms on the page of the service. Time counts from the moment we have the first payment and the materials we asked for.',
        ],
      },
      materials: {
        title: 'What we need from you',
        blocks: [
          'Texts, pictures, access to accounts, and answers in time. A delay in these moves the delivery by as much.',
          'You are responsible for having the right to use the materials you give us.',
        ],
      },
      rights: {
        title: 'Who owns the work',
        blocks: [
          'Once paid in full, the design and the code we made for you are yours. Until then the rights stay with us.',
          'Open-source components, fonts, pictures and services of others stay under their own licenses. What was ours before the project stays ours, and you may use it as part of what you received.',
          'We show the work in our portfolio only if you agreed to that in writing.',
        ],
      },
      cancellation: {
        title: 'Cancellation',
        blocks: [
          'If you bought as a consumer, for personal, home or family use, you may cancel a distance sale under the Israeli Consumer Protection Law:',
          [
            'Within {cancelTime} of the deal or of receiving a document with its terms, whichever is later. For a service, at least two business days before it is due to begin.',
            'An ongoing service, such as a subscription, may be canceled within the same time even if it has begun.',
            'People with disabilities, people aged 65 and over and new immigrants have {extendedCancelTime}, if the deal involved a conversation with us, in writing too.',
          ],
          'The cancellation fee is at most {cancelShare} of the price or {cancelMost}, whichever is lower. If you cancel because of a defect or because we did not do what was agreed, there is no fee. The money is returned within {refundTime}. Work already done at your request is paid for pro rata.',
          'The law excepts goods made specially for the consumer. If we think that this exception applies to what you order, we’ll say so in the quote before you accept it. If the quote doesn’t say so, we won’t rely on it.',
          'How to cancel: tell us by email, phone or mail, with your name and the number of the quote. How to reach us is at the end of this page.',
        ],
      },
      liability: {
        title: 'Liability and its limits',
        blocks: [
          'We answer for what we delivered doing what was agreed, for the warranty period of the service. A fault caused by somebody else’s change, or by a third party’s service, is not included.',
          'We promise no business result, such as a number of inquiries or a place in search results. Towards a business client, our liability does not exceed what was paid for that work.',
          'Nothing here takes away a right that the law gives you and does not allow to be waived.',
        ],
      },
      site: {
        title: 'Using the site',
        blocks: [
          'You may read, share and print. You may not copy parts of the site for commercial use, flood the forms or try to get around its protection.',
          'The templates and demo pages are examples: their businesses, people and prices are invented. Other sites that we link to are their owners’ responsibility.',
        ],
      },
      law: {
        title: 'Law and place',
        blocks: [
          'Israeli law applies, and disputes are heard by the competent court in Israel. A consumer may turn to any court that the law allows.',
          'A change of these terms is published here with its version and date. It does not change a quote you have already accepted.',
        ],
      },
    },
  },
}
