import type { RealEstatePage } from './page-he.ts'

export const page: RealEstatePage = {
  nav: {
    label: 'On this page',
    record: 'Results',
    buildings: 'Buildings',
    order: 'Who gets paid',
    calculator: 'Calculator',
    risks: 'Risks',
    questions: 'Questions',
    meeting: 'Meet us',
  },
  hero: {
    title: ['Income', 'property.', 'No guesswork.'],
    lead: 'Small partnerships in buildings that have tenants. Before you decide you get the whole file: leases, appraisal, loan, and what could go wrong.',
    action: 'Book a meeting',
    more: 'Risks first',
    alt: 'A concrete model city at dusk with one lit tower',
  },
  clock: {
    title: 'Who pays rent at this hour',
    slider: 'Hour of the day',
    parts: {
      morning: 'The ground-floor bakery opened first, then the gym.',
      day: 'Clinics and offices on 14 floors. The apartments are almost empty.',
      evening: 'Offices empty out and the apartments light up, from the bottom.',
      night: 'The pharmacy and the call center. And a floor that works New York hours.',
    },
  },
  strip: {
    label: 'The results in four figures',
    average: 'average yearly return',
    deals: 'deals closed',
    below: 'of them below plan',
    months: 'months on average',
    note: 'Fictional figures',
  },
  record: {
    title: ['Every deal.', 'Misses included.'],
    lead: 'We have closed {deals} deals. In {below} of them investors got less than planned, and in one of those less than they put in. All of it is here, on one scale.',
    caption: 'Yearly return to the investor in each deal, fictional figures',
    columns: {
      deal: 'Deal',
      years: 'Years',
      plan: 'Plan',
      actual: 'Actual',
      chart: 'On the scale',
    },
    zero: 'Zero',
    planned: 'The line: the plan',
    deals: {
      warehouse: 'Carpenters’ Warehouses, Ramla',
      clinics: 'Gefen Clinics, Ra’anana',
      students: 'Tulip Residence, Be’er Sheva',
      seniors: 'Eshel House, Gedera',
      shops: 'Shops on the Avenue, Ness Ziona',
      studios: 'The Workshop, Holon',
      logistics: 'Te’ena Logistics, Hefer Valley',
      offices: 'Fiber Offices, Petah Tikva',
      laboratories: 'Quayside Labs, Haifa',
    },
    why: {
      shops: 'The anchor tenant closed in 2020. Empty for 14 months.',
      offices: 'Two tenants cut their space. We sold below appraisal.',
    },
    method:
      'Yearly internal rate of return (IRR), after management and success fees and before tax. Simple average. Past results say nothing about future ones. Names and figures are fictional.',
  },
  buildings: {
    title: ['Four buildings.', 'One scale.'],
    lead: 'Everything open to investors now, drawn to the same scale. Names and figures are fictional.',
    legend: { leased: 'Leased', built: 'Built, vacant', planned: 'Not built yet' },
    drawing: '{name}: {leased} of the area is leased',
    stage: 'Stage {index} of {total}',
    stages: {
      purchase: 'Purchase',
      permit: 'Permit',
      construction: 'Construction',
      letting: 'Leasing',
      sale: 'Sale',
    },
    facts: {
      plan: 'Planned return',
      leased: 'Leased',
      equity: 'Equity',
      raised: 'Raised',
      least: 'Minimum',
      sale: 'Year of sale',
    },
    items: {
      alon: {
        name: 'Alon Tower',
        place: 'Rishon LeZion. Offices, clinics, apartments',
        plan: 'Bought when half the tower was empty. We refurbish, lease up and sell to an institution.',
      },
      dekel: {
        name: 'Dekel Warehouses',
        place: 'Kiryat Gat. Logistics center',
        plan: 'One tenant, index-linked lease to 2034. We hold, repay part of the loan and sell with three years of lease left.',
      },
      sdera: {
        name: 'Sdera Clinics',
        place: 'Modi’in. Medical building',
        plan: 'Seven floors under construction. Four are leased, to a health fund and an imaging center.',
      },
      tzorfim: {
        name: 'Goldsmiths’ House',
        place: 'Bat Yam. Long-term rental apartments',
        plan: 'Waiting for the permit. If it has not come by the end of 2027, the equity goes back, less expenses.',
      },
    },
  },
  order: {
    title: ['Who gets', 'paid first'],
    lead: 'At the sale the money fills one floor after another. Until a floor is full, nothing above it is paid.',
    floors: {
      bank: {
        title: 'The bank',
        text: 'Principal and interest. Loans are up to {loan} of the value.',
      },
      capital: { title: 'Your capital', text: 'All you put in comes back before we profit.' },
      preferred: {
        title: 'Preferred return',
        text: 'Up to {preferred} a year, to investors alone.',
      },
      profit: { title: 'Profit beyond', text: '{investors} to you, {firm} to us.' },
    },
    own: 'And in every building {own} of the equity is ours, on the same terms.',
    alt: 'A building model cut open: slabs, columns, stairs and one lit floor',
  },
  calculator: {
    title: ['A range,', 'not a promise'],
    lead: 'Three scenarios for the same sum. Move the numbers, and see what happens when it goes badly too.',
    label: 'Scenario calculator',
    fields: {
      sum: 'The sum',
      years: 'For how long',
      fee: 'Management fee a year',
      share: 'Your share of profit above {preferred}',
    },
    scenarios: { weak: 'Weak', middle: 'Middle', good: 'Good' },
    rate: '{rate} a year for the building',
    result:
      '{sum} after {term}: {weak} in the weak scenario, {middle} in the middle one and {good} in the good one. Before tax, after management and success fees.',
    today: 'Today',
    chart: 'The three scenarios fanning out over the years',
    note: 'For illustration only. It assumes the same return every year, and no building has that. It is not a forecast, and you can lose more than the weak scenario shows.',
  },
  risks: {
    title: ['You', 'can lose', 'money'],
    lead: 'All of it, too. These things happen in deals like ours, and two of them already have.',
    items: [
      {
        title: 'A tenant leaves',
        text: 'An empty floor pays nothing while the loan runs on. In Ness Ziona that took 14 months.',
      },
      {
        title: 'Rates go up',
        text: 'Most loans have variable rates. When they rise there is less to distribute, and at times nothing.',
      },
      {
        title: 'Value goes down',
        text: 'In Petah Tikva we sold below appraisal, and investors got back less than they put in.',
      },
      {
        title: 'Money is locked',
        text: 'Shares in a building have no exchange. Until the sale, usually three to six years, you cannot withdraw.',
      },
      {
        title: 'Construction slips',
        text: 'Permit, contractor, finds in the ground. Each extra month costs interest.',
      },
      {
        title: 'We get it wrong',
        text: 'We choose, manage and decide when to sell. Each of these can be a mistake.',
      },
    ],
    legalTitle: 'Read this first',
    legal: [
      'This page is not an offer of securities to the public, nor an invitation to make one. There is no prospectus, and the Israel Securities Authority has not reviewed it.',
      'Each partnership is meant for at most 35 investors in 12 months, qualified investors aside, under the exemption in section 15A of the Israeli Securities Law.',
      'Nothing here is investment advice, investment marketing or tax advice, or a substitute for advice that considers your circumstances and needs.',
      'A planned return is a plan. No return and no principal is guaranteed.',
    ],
  },
  questions: {
    title: 'What people ask',
    alt: 'The crown of the lit tower from near',
    items: [
      {
        question: 'Where is my money until you buy?',
        answer:
          'In the partnership’s trust account. The trustee releases it only when the conditions in the agreement are met. If they are not met in time, the money goes back.',
      },
      {
        question: 'In whose name is the building?',
        answer:
          'Each building has its own limited partnership. It is the registered owner, and you are a partner in it by your share. Your liability is limited to what you invested.',
      },
      {
        question: 'Can I leave midway?',
        answer:
          'Only if someone buys your share: another partner first, then a third party. We help look, and do not commit to finding one.',
      },
      {
        question: 'How often do reports and money come?',
        answer:
          'A report every quarter: rent collected, expenses, loan, deviations. Distributions twice a year, when there is something to distribute.',
      },
      {
        question: 'How much tax will I pay?',
        answer:
          'It depends on you and on how the deal is built. The file holds a written tax opinion on the deal; take it to your accountant.',
      },
      {
        question: 'And if Gova closes?',
        answer:
          'Each partnership stands alone, with its own account and trustee. The agreement says how investors replace the general partner.',
      },
    ],
  },
  meeting: {
    title: ['One hour,', 'with the file on the table'],
    lead: 'We go through one building in depth, including what nobody knows. At a first meeting nothing is signed.',
    alt: 'The same city by night, the tower fully lit',
    people: [
      { name: 'Hadas Shapira', role: 'Managing partner, economist' },
      { name: 'Itay Regev', role: 'Acquisitions, certified appraiser' },
      { name: 'Liat Agmon', role: 'Finance and reports, CPA' },
    ],
    peopleLabel: 'Who you meet',
    form: {
      label: 'Meeting request',
      submit: 'Book a meeting',
      before: 'A sample form: what you write here is neither sent nor stored.',
      thanks: {
        title: 'Your request is complete.',
        text: 'A real company would get back to you within a business day. Gova is fictional, so nothing was sent or stored.',
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
      email: {
        label: 'Email',
        missing: 'Please enter an email, the file goes there',
        invalid: 'The email is not complete',
      },
      sum: {
        label: 'Rough amount',
        missing: 'Please choose a rough amount',
        hint: 'Only to prepare the right file. It commits you to nothing.',
      },
      investor: { label: 'Investing', missing: 'Please choose how you invest' },
      place: { label: 'Where we meet', missing: 'Please choose office or video' },
      building: { label: 'Which building to discuss', missing: 'Please choose a building' },
      message: {
        label: 'What you want to check',
        missing: 'Please add a question',
        invalid: 'A word or two more',
        hint: 'May stay empty.',
      },
    },
    choose: 'Choose',
    above: '{amount} and up',
    investors: ['As an individual', 'Through a company', 'As a qualified investor', 'Not sure yet'],
    places: ['At the office', 'By video'],
    anyBuilding: 'Not sure yet',
    statement: 'A meeting is not an offer and commits neither side.',
    office: {
      callUs: 'Phone',
      address: '14 HaMasor Street, 9th floor, Holon',
      hours: 'Sun to Thu, 8:30 AM to 6 PM',
    },
  },
  footer: {
    law: 'Not a public offer, not advice, not a promise. You can lose all you invest.',
    fictional:
      'Gova Investments, its buildings, people, address, phone and every figure on this page are fictional.',
    top: 'Back to top',
  },
}
