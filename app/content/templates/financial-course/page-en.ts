import type { FinancialCoursePage } from './page-he.ts'

export const page: FinancialCoursePage = {
  nav: {
    label: 'On this page',
    syllabus: 'Syllabus',
    teacher: 'Teacher',
    price: 'Price',
    faq: 'FAQ',
  },
  hero: {
    kicker: 'An evening course on Zoom',
    cohort: 'Class 09, 22 seats',
    title: ['You worked', 'for money.', 'Now swap.'],
    lead: 'Eight evenings on budget, overdraft, pension and a first investment. You leave with a one-page plan, not with a stock tip.',
    action: 'Save my seat',
    more: 'What you learn',
    sticker: ['Starts', 'Jan 12', 'Tuesdays, 8 PM'],
  },
  receipt: {
    title: 'One month, itemized',
    salary: 'Take-home pay',
    expenses: {
      rent: 'Rent',
      groceries: 'Groceries',
      children: 'Kids after school',
      car: 'Car and gas',
      takeout: 'Takeout',
      subscriptions: 'Forgotten subscriptions',
      overdraft: 'Overdraft interest',
    },
    left: 'Left to work',
    note: 'Sample figures. Thank you, see you on the 1st.',
  },
  ticker: {
    label: 'What went up this year, invented figures',
    note: 'Invented figures',
    pause: 'Stop the ticker',
    play: 'Start the ticker',
    items: {
      rent: 'Rent',
      coffee: 'Large latte',
      salary: 'Your salary',
      daycare: 'Day care',
      checking: 'Checking account',
      overdraft: 'Overdraft',
      gym: 'Gym visits',
      dreams: 'A flat in Givatayim',
    },
  },
  savings: {
    title: 'Idle money shrinks',
    text: 'Same account, same sum, nobody touched it. Each line shows what it will buy if prices rise by {rate} a year, every year.',
    slider: 'How much sits in your checking account?',
    today: 'Today',
    after: 'In {after} years',
    note: 'Plain arithmetic at a constant rate, not a forecast. In meeting six you learn to do it yourself.',
  },
  syllabus: {
    title: 'Eight evenings',
    lead: 'Tuesdays, 8 to 10 PM. Each evening ends with one thing you did, not one thing you heard.',
    leave: 'You leave with',
    meetings: [
      {
        title: 'Where it goes',
        text: 'We open three months of bank and card statements and sort them into seven piles. No shame, and nobody sees yours.',
        leave: 'One picture of all the money that comes in and goes out.',
      },
      {
        title: 'A budget that holds',
        text: 'Why a budget breaks in week two, and how to build one that knows about holidays, car tests and birthday parties.',
        leave: 'A budget for the year, with a line for surprises.',
      },
      {
        title: 'Out of overdraft',
        text: 'What the overdraft really costs in a year, which loan goes first, and how to talk to the bank about rates and fees.',
        leave: 'An order of payments, and a script for the call.',
      },
      {
        title: 'The cushion',
        text: 'How many months to set aside, deposits against money market funds, and why the cushion does not live in checking.',
        leave: 'A standing order for the cushion, set up that evening.',
      },
      {
        title: 'Pension, no yawning',
        text: 'We read an annual report together: fees on deposits and on the balance, track, insurance, beneficiaries.',
        leave: 'Three questions for your fund, in writing.',
      },
      {
        title: 'Compound interest',
        text: 'Inflation, return and risk on squared paper. Why ten years are worth more than a large sum.',
        leave: 'Your number: how much a month, how many years.',
      },
      {
        title: 'Before you buy',
        text: 'Stocks, bonds, index funds: what you actually own, what it costs, how it is taxed, and what a bad year does.',
        leave: 'A checklist for any investment, yours or your cousin’s.',
      },
      {
        title: 'Ten years, one page',
        text: 'We put it together: goals, standing orders, and one date a year to check. Everyone writes their own.',
        leave: 'A one-page plan, on the fridge.',
      },
    ],
  },
  audience: {
    yes: 'Yes',
    yesTitle: 'This is for you if',
    yesItems: [
      'Pay comes in on the 1st and is gone by the 20th.',
      'Your pension report waits in a sealed envelope.',
      'You have savings, and they have sat in checking for years.',
      'You moved in together and have not talked about money yet.',
    ],
    no: 'No',
    noTitle: 'And not for you if',
    noItems: [
      'Debt collectors are calling. That calls for a lawyer or a debt charity, not a course.',
      'You need personal advice. There are licensed people for that.',
      'Your portfolio is already managed and spread. You would be bored.',
    ],
    line: 'Here for a stock tip? Wrong room.',
  },
  teacher: {
    title: 'Shira Alkalay',
    role: 'Economist, teaches the course',
    text: 'She approved loans at a bank for eleven years and knows exactly where they print what nobody reads. Since 2019 she has taught the other side of the desk.',
    zero: 'funds, policies and commissions she sells',
    license:
      'Shira holds no investment adviser’s license. So the course gives no personal recommendations, and nobody sends you to an agent.',
  },
  price: {
    title: 'What it costs',
    seats: { single: 'One seat', couple: 'Couple, one screen' },
    payments: '{count} payments of {amount}, no interest',
    vat: 'VAT included',
    choose: 'Go to enrollment',
    includedTitle: 'Inside',
    included: [
      'Eight live meetings of two hours',
      'Recordings, open for a year',
      'Files for budget, debts and pension',
      'A question group until a month after the end',
    ],
    guarantee: {
      stamp: 'All your money back',
      text: 'You can stop after two meetings. We return the full amount within a week, and nobody talks you out of it.',
    },
  },
  faq: {
    title: 'You ask',
    items: [
      {
        question: 'Do I have to be good with numbers?',
        answer:
          'You need addition and subtraction. A file you get in the first meeting does the rest.',
      },
      {
        question: 'Will anyone see how much money I have?',
        answer:
          'No. You work on your own file on your own computer. The group talks about method, not about sums.',
      },
      {
        question: 'What if I miss an evening?',
        answer:
          'The recording is up by noon the next day. Ask in the group, or in the quarter hour before the next meeting.',
      },
      {
        question: 'Is this investment advice?',
        answer:
          'No. You learn terms and a method. We recommend no security, no fund and no company.',
      },
      {
        question: 'Can we come as a couple?',
        answer: 'Yes, and you pay less for two. You share one screen and get two sets of files.',
      },
      {
        question: 'What if I change my mind?',
        answer:
          'Until the course starts, one message cancels and you get everything back. After two meetings, too.',
      },
    ],
  },
  enroll: {
    title: 'I’m in',
    lead: 'Fill it in and get a short call before you pay.',
    call: 'Or by phone, Sunday to Thursday, 9 AM to 5 PM:',
    form: {
      label: 'Course enrollment',
      submit: 'Save my seat',
      before: 'A sample form: what you write here is neither sent nor stored.',
      thanks: {
        title: 'You were in.',
        text: 'A real course would call you within a business day. This one is fictional, so nothing was sent.',
        again: 'Fill it in again',
      },
    },
    fields: {
      name: { label: 'Name', missing: 'What should we call you?', invalid: 'At least two letters' },
      phone: {
        label: 'Phone',
        missing: 'Which number do we call?',
        invalid: 'Some digits are missing',
      },
      email: {
        label: 'Email',
        missing: 'Where do we send the files?',
        invalid: 'Something is missing in this address',
      },
      seat: { label: 'Who is coming', missing: 'One seat or a couple?' },
      urgent: { label: 'Most urgent', missing: 'Pick the one that burns' },
    },
    seats: ['Choose', 'Just me', 'The two of us'],
    topics: [
      'Choose',
      'Overdraft',
      'Budget',
      'Pension',
      'First investment',
      'Talking money as a couple',
    ],
  },
  footer: {
    legal:
      'The course is general education. It is not investment advice, investment marketing or pension advice, and does not replace advice that considers each person’s circumstances and needs.',
    fictional: 'The course, the teacher, the prices and the figures on this page are fictional.',
    place: 'Taught from Tel Aviv, on Zoom',
    top: 'Back to top',
  },
}
