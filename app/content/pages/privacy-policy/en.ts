import type { LegalWords } from '../legal-words.ts'

export const words: LegalWords = {
  link: 'Privacy policy',
  meta: {
    title: 'Privacy policy: what we keep, and erasing it | {studio}',
    description:
      'What we keep when you write to us, why, for how long and who sees it, and how to ask to see it, correct it or erase it.',
    keywords: ['privacy policy', 'data protection', 'data erasure'],
  },
  opening: {
    badge: 'Legal',
    title: ['Privacy', 'policy'],
    lead: 'Inquiries are kept for {retentionTime}. Ask to see, correct or erase your data, and we’ll answer within {privacyTime}.',
  },
  body: {
    title: ['What is kept,', 'and why'],
    sections: {
      controller: {
        title: 'Who collects the data',
        blocks: [
          'The data is collected and kept by {legalName}, registration number {registration}, the owner of this site. How to reach us is at the end of this page.',
          'This policy covers the site, its forms, our quotes and the emails the site sends. It follows the Israeli Protection of Privacy Law.',
        ],
      },
      data: {
        title: 'What we collect',
        blocks: [
          'You can read the site without giving any details. Personal data is collected only when you contact us:',
          [
            'In a form: name, email, phone, type of service, budget and what you wrote.',
            'With the form: the page it was sent from and when, the site or campaign that brought you, your language, type of device and browser, IP address and how long it took to fill in. They help us understand the inquiry and spot spam.',
            'In a quote: what you chose, when you opened the quote and, if you accepted it, the name you typed and the time.',
            'Later: what you tell us in a call or by email and we write down to handle your inquiry.',
            'In a privacy request: name, email and what you asked for.',
          ],
          'To prevent flooding we count, for a short time, how many forms were sent from each IP address. When the site is open to Israel only, we count by day and country how many visits were refused, without addresses.',
        ],
      },
      purpose: {
        title: 'Why, and whether you have to',
        blocks: [
          'We use the data to answer you, prepare a quote, do what you ordered and meet the requirements of the law. Not for advertising, not for sale and not for automated decisions about you.',
          'No law obliges you to give these details. Without them we cannot get back to you or prepare a quote.',
        ],
      },
      recipients: {
        title: 'Who receives the data',
        blocks: [
          'Only those the site needs in order to work, and only what they need:',
          [
            'The hosting provider of the site, where its server and database are.',
            'Our email provider, which carries the emails to you and to us.',
            'The owner of a digital business card that we run, if you left details in the form on their card: the details are emailed to them.',
            'Google, for measurement, only if a measurement tag runs on the site and only after you agree. It gets the addresses of pages and, from forms, only the type of service and the budget.',
          ],
          'We also hand over data if the law or a court requires it. If a provider keeps data outside Israel, it does so under the regulations on transferring data abroad.',
          'The WhatsApp and profile buttons lead to other sites. Nothing is sent to them until you press one.',
        ],
      },
      retention: {
        title: 'How long it is kept',
        blocks: [
          [
            'Inquiries, with their emails and quotes: {retentionTime} from the day of the inquiry. Then they are deleted automatically.',
            'An inquiry that looks like spam and was not approved: {heldTime}.',
            'An inquiry that we deleted is kept for another {binTime}, in case it was a mistake. What is erased at your request is not kept.',
            'An accepted quote is an agreement, and is kept for as long as the law requires or allows, for example for tax. An inquiry that is part of a claim or dispute is also kept until it is settled.',
            'Privacy requests that were answered: {recordTime}. Requests not verified by email: {unverifiedTime}.',
            'Records of who signed in and which inquiries they read, changed or deleted, with their IP address: {recordTime}. Refused sign-ins are counted for the same period, with a shortened IP address.',
          ],
          'A backup may contain deleted data until a new backup replaces it. We do not restore deleted data from it.',
        ],
      },
      browser: {
        title: 'What is kept in your browser',
        blocks: [
          'The site keeps in your browser what it needs to work the way you chose and, until you close the tab, the site or campaign that brought you. None of it identifies you, and you can remove it all in your browser’s settings.',
        ],
      },
      security: {
        title: 'How the data is protected',
        blocks: [
          'The connection to the site is encrypted. Only people who work at the studio can read inquiries, each with a password of their own, and every sign-in, view, change and deletion is recorded in a log that cannot be edited. Passwords are stored only in a form that cannot be reversed. Server logs hold no personal data.',
          'No system is perfectly safe. If there is a serious security incident, we will report it as the law requires.',
        ],
      },
      request: {
        title: 'Your rights',
        blocks: [
          'You can ask to see your data, to correct it if it is wrong or out of date, and to erase it. It costs nothing, and we’ll answer within {privacyTime}.',
          'Before we hand over or erase data, we make sure that it is yours. If the law requires us to keep part of it, such as an accepted quote, we’ll tell you what stays and why.',
          'You can withdraw your consent to measurement at any time, under “Cookie settings” at the bottom of the page. The button is there only when a measurement tag runs on the site.',
        ],
      },
      complaints: {
        title: 'No answer?',
        blocks: [
          'You can complain to the Privacy Protection Authority at the Israeli Ministry of Justice.',
        ],
        link: 'The Privacy Protection Authority',
      },
    },
  },
}
