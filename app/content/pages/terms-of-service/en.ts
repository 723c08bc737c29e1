import type { LegalWords } from '../legal-words.ts'

export const words: LegalWords = {
  link: 'Terms of service',
  meta: {
    title: 'Terms of service: price, payment, warranty | {studio}',
    description:
      'The terms of working with the studio: prices{andVat}, payment, delivery, revisions, warranty, rights and cancellation.',
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
        title: 'What is binding',
        blocks: [
          'These terms apply to the use of this site and to work ordered from {legalName}. How to reach us is at the end of this page.',
          'The contract is formed when you accept a quote. Filling in a form does not form one. The quote states every line{vatToo}, the payment dates and how long it is valid. A quote is valid for {quoteTime}, unless it says otherwise.',
          'If the quote says something different from this page, the quote prevails.',
        ],
      },
      prices: {
        title: 'Prices{andVat}',
        blocks: [
          'Prices are stated and paid in shekels. An amount in dollars on our English pages is a guide only, at the current exchange rate.',
          '{vatRule}',
          'A price marked “from” is a starting point. The binding price is the one in the quote you accepted, and it does not change.',
        ],
      },
      services: {
        title: 'Payment, delivery, revisions and warranty',
        blocks: [
          'Each service has terms of its own, the same as on its page. Time is counted from the day we have the first payment and the materials we asked for.',
        ],
      },
      materials: {
        title: 'What we need from you',
        blocks: [
          'Texts, pictures, access to accounts, and answers in time. If they are late, delivery is postponed by the same time.',
          'You confirm that you have the right to use the materials you give us.',
        ],
      },
      rights: {
        title: 'Who owns the work',
        blocks: [
          'Once you have paid in full, the design and the code we made for you are yours. Until then, we keep the rights.',
          'Open-source components, fonts, pictures and services of others remain under their own licenses. What was ours before the project remains ours, and you may use it as part of what you received.',
          'We show the work in our portfolio only if you agree in writing.',
        ],
      },
      cancellation: {
        title: 'Cancellation',
        blocks: [
          'If you bought as a consumer, for personal, home or family use, you may cancel a distance sale under the Israeli Consumer Protection Law:',
          [
            'Within {cancelTime} of the order or of receiving a document with its terms, whichever is later. For a service, at least two business days before it is due to begin.',
            'An ongoing service, such as a subscription, may be canceled within the same period even after it has begun.',
            'People with disabilities, people aged 65 and over and new immigrants have {extendedCancelTime}, if the sale involved a conversation with us, including by chat or email.',
          ],
          'The cancellation fee is at most {cancelShare} of the price or {cancelMost}, whichever is lower. If you cancel because of a defect or because we did not do what was agreed, there is no fee. You are refunded within {refundTime}. For work already done at your request, you pay a proportional share.',
          'The law excludes goods made specially for the consumer. If we think that this exclusion applies to what you order, we’ll say so in the quote before you accept it. If the quote doesn’t say so, we won’t rely on it.',
          'How to cancel: tell us by email, phone or registered mail, with your name and the number of the quote. The number and both addresses are at the end of this page.',
        ],
      },
      liability: {
        title: 'Liability and its limits',
        blocks: [
          'We guarantee that what we deliver does what we agreed, for the warranty period of the service. Faults caused by somebody else’s changes or by a third-party service are not covered.',
          'We do not promise a business result, such as a number of inquiries or a position in search results. For business clients, our liability is limited to the amount paid for that work.',
          'Nothing here limits a right that the law gives you and does not allow you to waive.',
        ],
      },
      site: {
        title: 'Using the site',
        blocks: [
          'You may read, share and print. You may not copy parts of the site for commercial use, flood the forms or try to get around its protection.',
          'The templates and demo pages are examples: their businesses, people and prices are invented. The sites we link to are the responsibility of their owners.',
        ],
      },
      law: {
        title: 'Governing law',
        blocks: [
          'Israeli law applies, and disputes are heard by the competent courts in Israel. Consumers may go to any court that the law allows.',
          'Changes to these terms are published here with a version number and date. They do not affect a quote you have already accepted.',
        ],
      },
    },
  },
}
