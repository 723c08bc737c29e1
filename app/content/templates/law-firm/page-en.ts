import type { LawFirmPage } from './page-he.ts'

export const page: LawFirmPage = {
  nav: {
    label: 'On this page',
    practice: 'Practice',
    partners: 'Partners',
    meeting: 'First meeting',
    fees: 'Fees',
    insights: 'Notes',
    contact: 'Contact',
  },
  nameplate: {
    trade: 'Attorneys and notary',
    since: 'Tel Aviv, since 1996',
    hours: 'Sun to Thu, 9 AM to 6 PM',
  },
  hero: {
    title: ['When the', 'written word', 'decides'],
    lead: 'Contracts, homes, wills and disputes. We draft so that both sides read the same thing, ten years from now as well.',
    action: 'Request a meeting',
    more: 'What a first meeting looks like',
    alt: 'An arcade of Jerusalem stone in low sun, a large red wax seal leaning on a block',
  },
  practice: {
    title: 'Fields of practice',
    lead: 'Six fields, each of them built on a document.',
    items: [
      {
        mark: 'I',
        title: 'Homes and land',
        text: 'Buying and selling, new builds, leases, urban renewal. We check title, building file, taxes and caveats before anyone signs.',
        when: 'When the agent wants a memorandum signed tonight.',
      },
      {
        mark: 'II',
        title: 'Companies and founders',
        text: 'Founders’ agreements, share issues, employee options, sale of a business.',
        when: 'When there is a partner, an idea, and nothing on paper.',
      },
      {
        mark: 'III',
        title: 'Wills and estates',
        text: 'Single and mutual wills, enduring powers of attorney, inheritance and probate orders.',
        when: 'When a child is born, a home is bought, or parents want things settled.',
      },
      {
        mark: 'IV',
        title: 'Couples and family',
        text: 'Agreements before marriage or living together, court approval, separation by consent.',
        when: 'When they move in together and one of them owns the apartment.',
      },
      {
        mark: 'V',
        title: 'Employment',
        text: 'Contracts, hearings and dismissals, confidentiality and non-competes, for employees and employers.',
        when: 'When a hearing notice or a new contract arrives.',
      },
      {
        mark: 'VI',
        title: 'Contract disputes',
        text: 'Letters before action, negotiation, mediation and, where needed, claim or defense in court.',
        when: 'When the other side stops answering, or stops paying.',
      },
    ],
    elsewhere:
      'We do not take criminal, personal injury or patent cases. For those we give you names of other firms.',
  },
  clause: {
    title: 'One clause, three readings',
    text: 'This is how a clause passes through our hands: we mark what is open to argument, write something measurable in its place, and give the reason in the margin.',
    choose: 'Which version to read',
    versions: { received: 'As received', marked: 'Marked up', clean: 'For signature' },
    draft: 'Lease agreement, sample draft',
    heading: 'Clause 7. Rent',
    parts: [
      {
        mark: 'a',
        text: 'The Tenant shall pay the Rent',
        cut: 'when due.',
        put: 'by the 5th of each month, by bank transfer.',
        note: 'Two sides read “when due” in two ways. A date has one reading.',
      },
      {
        mark: 'b',
        text: 'If the Tenant is late,',
        cut: 'the Tenant shall pay such compensation as the Landlord determines at its sole discretion.',
        put: 'and has not paid within seven days, interest under the Adjudication of Interest and Linkage Law is added.',
        note: 'Sole discretion is an open sum. Statutory interest can be worked out in advance.',
      },
      {
        mark: 'c',
        text: 'The Landlord may terminate this Agreement',
        cut: 'forthwith.',
        put: 'if the arrears are not paid within 14 days of a written demand.',
        note: 'Two weeks to cure spare a lawsuit over one forgotten month.',
      },
    ],
  },
  partners: {
    title: 'Partners',
    lead: 'Three partners. Whoever sits with you at the first meeting also writes the document.',
    alt: 'A green wooden door with a brass ring in a stone frame, above a step',
    licensed: 'Admitted {year}',
    direct: 'Direct line',
    people: {
      levin: {
        name: 'Tamar Levin',
        role: 'Real estate and estates, notary',
        text: 'Has acted for buyers and for builders, so she knows where a contract hides late delivery. LL.B. Jerusalem, LL.M. in tax, Tel Aviv.',
        languages: 'Hebrew, French',
      },
      segev: {
        name: 'Uri Segev',
        role: 'Companies, founders, employment',
        text: 'Six years as in-house counsel of a software company. His founders’ agreements start with what happens when someone leaves.',
        languages: 'Hebrew, English',
      },
      rozen: {
        name: 'Anna Rozen',
        role: 'Disputes, mediation, family',
        text: 'Appears in the courts of Tel Aviv and the Central District, and is a trained mediator. Reads a contract the way a judge will, three years from now.',
        languages: 'Hebrew, Russian, English',
      },
    },
  },
  meeting: {
    title: 'The first meeting',
    lead: '{minutes} minutes, at the office or by video, with one partner.',
    ruler: 'The meeting in minutes',
    minutes: '{minutes} minutes',
    parts: {
      story: { title: 'You talk', text: 'What happened, who is involved, and the nearest date.' },
      papers: {
        title: 'We read',
        text: 'We go through the papers together and mark what is written, missing or contradictory.',
      },
      options: { title: 'We weigh', text: 'The possible routes: time, cost and risk of each.' },
      summary: { title: 'We close', text: 'What the next step is, and whose.' },
    },
    bringTitle: 'What to bring',
    bring: [
      'ID and, for a company, its certificate of incorporation',
      'Everything that was signed, even a handwritten page',
      'Correspondence: email, messages, letters',
      'A short list of dates, in order',
      'For a home: the land registry extract, if you have it',
    ],
    costTitle: 'What it costs',
    cost: 'VAT included. If you go on with us within 30 days, it comes off the fee.',
    afterTitle: 'And afterwards',
    after:
      'Within three business days you get a one-page summary and a fee proposal. You are free to stop there.',
    alt: 'A fountain pen and a brass rule on blank sheets',
  },
  fees: {
    title: 'Fees',
    lead: 'Before work starts we sign a fee agreement: what is included, what is not, and when you pay. The amounts are fictional samples, VAT included.',
    caption: 'Table of fees, fictional amounts',
    service: 'Service',
    fee: 'Fee',
    from: 'From {amount}',
    rows: {
      meeting: { name: 'First meeting', includes: 'Talk, reading of papers, written summary' },
      will: { name: 'Will', includes: 'Two meetings, drafting, signing before witnesses' },
      couple: {
        name: 'Prenuptial agreement',
        includes: 'Drafting, two rounds of changes, court approval',
      },
      apartment: {
        name: 'Resale apartment',
        includes: 'Checks, negotiation, contract, tax filing, registration',
      },
      founders: {
        name: 'Founders’ agreement',
        includes: 'A meeting with all founders, drafting, two rounds',
      },
      review: {
        name: 'Employment contract review',
        includes: 'Notes in the margin and a half-hour call',
      },
      hour: {
        name: 'Partner’s hour',
        includes: 'For work that cannot be scoped ahead, with a written cap',
      },
    },
    notes: [
      'Court fees, taxes and appraisals are paid separately, against receipts.',
      'Court proceedings are priced by stage. Before each stage you get a written amount and decide whether to go on.',
      'Our fee does not depend on the outcome, and we promise no outcome.',
    ],
  },
  insights: {
    title: 'Notes',
    alt: 'A red wax seal on a green ribbon at the edge of a document',
    by: 'By {name}',
    general: 'These notes are general information on Israeli law, not legal advice.',
    items: {
      memo: {
        title: 'A memorandum is already a contract',
        date: 'September 2026',
        author: 'Tamar Levin',
        paragraphs: [
          'You saw the apartment tonight, tomorrow it may go to someone else, and on the table lies one page: names, address, price, deposit. “It is only a memorandum,” they say. Under Israeli case law such a page may bind like a full contract, if it shows that both sides meant to commit and that the essential terms were settled. The writing that section 8 of the Land Law requires can be a handwritten page.',
          'A contract made this way starts the clock. The sale is reported to the Tax Authority within 30 days, even while the detailed contract is still unwritten. And whoever backs out may owe the agreed compensation named on that same page.',
          'Before signing, check at least four things: who is registered as owner, which mortgages and attachments are recorded, whether anything was built without a permit, and what happens if the bank declines the loan. If you must sign tonight, write it out: “This document does not bind until a detailed contract is signed,” and pay no deposit.',
        ],
      },
      will: {
        title: 'A handwritten will: three conditions',
        date: 'June 2026',
        author: 'Tamar Levin',
        paragraphs: [
          'The Succession Law knows four ways to make a will. By hand, without witnesses, it takes three things: the whole will in the testator’s handwriting, a date in that handwriting, and a signature. A printed page with a signature is not a handwritten will.',
          'A printed will is signed before two witnesses. An heir is no witness, nor is the heir’s spouse: a provision in their favor is void. So is one in favor of whoever drew up the will.',
        ],
      },
      compete: {
        title: 'Signed a non-compete?',
        date: 'March 2026',
        author: 'Uri Segev',
        paragraphs: [
          'Since the Check Point ruling of 1999, Israel’s labor courts do not enforce a restriction merely because it was signed. They ask whether it protects something real: a trade secret, costly training that the employer paid for, or separate pay for the restriction.',
          'Without such a clause a trade secret is still protected, by the Commercial Torts Law. A client list on a private laptop is a risk of its own.',
        ],
      },
    },
  },
  contact: {
    title: 'Request a meeting',
    lead: 'We reply within one business day. Before we meet we check for conflicts of interest, so it helps to name the other side.',
    form: {
      label: 'Meeting request',
      submit: 'Request a meeting',
      before: 'A sample form: what you write here is neither sent nor stored.',
      thanks: {
        title: 'Your request is ready.',
        text: 'A real firm would call you within a business day. This one is fictional, so nothing was sent or stored.',
        again: 'Fill it in again',
      },
    },
    fields: {
      name: { label: 'Full name', missing: 'Please enter a name', invalid: 'At least two letters' },
      phone: {
        label: 'Phone',
        missing: 'Please enter a phone number',
        invalid: 'Some digits are missing',
      },
      field: { label: 'Field', missing: 'Please choose a field' },
      other: {
        label: 'The other side',
        missing: 'Please name a person or a company',
        invalid: 'A shorter name, please',
        hint: 'A person or a company, for the conflict check. May stay empty.',
      },
      deadline: {
        label: 'Nearest date',
        missing: 'Please enter a date',
        invalid: 'The date is not complete',
        hint: 'A hearing or a signing. May stay empty.',
      },
      language: { label: 'Language of the meeting', missing: 'Please choose a language' },
      message: {
        label: 'What it is about, in a few lines',
        missing: 'Please add a short description',
        invalid: 'A word or two more',
        hint: 'No confidential details at this stage.',
      },
    },
    unsure: 'Not sure yet',
    choose: 'Choose',
    languages: ['Choose', 'Hebrew', 'English', 'French', 'Russian'],
    relation: 'A request does not make you a client. That begins when a fee agreement is signed.',
    facts: {
      phone: { title: 'Phone', lines: ['Answered in office hours'] },
      hours: {
        title: 'Hours',
        lines: ['Sunday to Thursday, 9 AM to 6 PM', 'Fridays and holiday eves by appointment'],
      },
      languages: { title: 'Languages', lines: ['Hebrew, English, French and Russian'] },
      address: { title: 'Address', lines: ['9 HaKulmus Street, second floor', 'Tel Aviv'] },
      way: {
        title: 'Getting here',
        lines: [
          'Light rail: six minutes on foot from Allenby',
          'Car: public parking across the street',
          'Access: step-free entrance from the courtyard, elevator',
        ],
      },
    },
  },
  footer: {
    advertising:
      'Written in the spirit of the Israel Bar’s rules on advertising: no client names, no comparisons, no promises.',
    fictional:
      'The firm, the partners, the address, the phones and the amounts on this page are fictional.',
    top: 'Back to top',
  },
}
