import type { CrystalWorkshopPage } from './page-he.ts'

export const page: CrystalWorkshopPage = {
  nav: {
    label: 'On this page',
    open: 'Menu',
    close: 'Close the menu',
    links: {
      evening: 'The evening',
      make: 'What you make',
      dates: 'Dates',
      place: 'The place',
      voucher: 'Gift voucher',
      questions: 'Questions',
    },
    book: 'Save a seat',
  },
  hero: {
    note: 'a workshop for six',
    title: ['An evening', 'of stones, tea', 'and quiet'],
    lead: 'Choose a stone, wrap it in silver wire, and go home with jewelry you made. Every Tuesday, on a roof in Jaffa.',
    action: 'Save a seat',
    next: 'The next evening',
    alt: 'A cluster of amethyst and quartz on dark rock before a huge full moon',
  },
  summary: {
    text: 'Six people around one table, three hours, one stone each.',
    price: '{price} per person, all in: stone, sterling wire, tools, tea and soup.',
    fictional: 'The amounts are fictional samples.',
  },
  evening: {
    title: 'The evening, hour by hour',
    hours: {
      arrive: {
        title: 'Come in',
        text: 'Lemon verbena tea, first names. Phones go in the drawer, if you like.',
      },
      choose: {
        title: 'Choose a stone',
        text: 'Forty of them on a tray, by candlelight. Michal says where each is from and where it chips.',
      },
      practice: {
        title: 'Practice in copper',
        text: 'Loop, wrap, close. Make your mistakes on wire you can throw away.',
      },
      silver: {
        title: 'Move to silver',
        text: 'Fifty minutes without talk, except to ask for help. That is the quiet we mean.',
      },
      roof: {
        title: 'Up to the roof',
        text: 'Soup, bread, olives. At full moon the lights go off.',
      },
      polish: {
        title: 'Polish and close',
        text: 'File the ends, bring up the shine, thread it on a chain or leather cord.',
      },
    },
    ends: 'Out the door at {time}, box in hand.',
  },
  make: {
    title: 'What you make',
    lead: 'You decide at the table, once the stone is chosen. Each of the three fits into one evening, with no experience.',
    pieces: [
      {
        name: 'Pendant',
        text: 'The stone sits between two silver wires and hangs on a chain or leather.',
        suits: 'What most people make the first time.',
      },
      {
        name: 'Ring',
        text: 'A small stone and three wraps. Opens and closes to fit your finger.',
        suits: 'Takes a calm hand and ten more minutes.',
      },
      {
        name: 'Window drop',
        text: 'A quartz point on a long thread that throws spots of light in the morning.',
        suits: 'The simplest of the three. Good from age 12.',
      },
    ],
    homeTitle: 'Goes home with you',
    home: [
      'Your piece, on a chain or leather cord',
      'A card with the stone’s name and origin',
      'A box and a polishing cloth',
      'Three feet of copper wire, to go on at home',
    ],
  },
  stones: {
    title: 'Four stones, no promises',
    lead: 'All of them are quartz, hardness 7 on the Mohs scale, so you can wear them every day. We claim no powers for them. They are beautiful, and they are old.',
    origin: 'From',
    items: {
      amethyst: {
        name: 'Amethyst',
        origin: 'Uruguay',
        text: 'Violet from iron and natural radiation. Fades in direct sun, so keep it off the sill.',
      },
      rose: {
        name: 'Rose quartz',
        origin: 'Madagascar',
        text: 'Colored by tiny fibers of another mineral. Almost always cloudy.',
      },
      clear: {
        name: 'Clear quartz',
        origin: 'Brazil',
        text: 'Silicon and oxygen, nothing else. A bubble inside is fluid trapped while it grew.',
      },
      smoky: {
        name: 'Smoky quartz',
        origin: 'Malawi',
        text: 'Browned by radiation from the rock around it. Not heated, not dyed.',
      },
    },
  },
  dates: {
    title: 'Every Tuesday, another moon',
    lead: 'Pick an evening and see the moon above the roof that night.',
    choose: 'The next evenings',
    phases: {
      new: 'New moon',
      waxingCrescent: 'Waxing crescent',
      firstQuarter: 'First quarter',
      waxingGibbous: 'Waxing gibbous',
      full: 'Full moon',
      waningGibbous: 'Waning gibbous',
      lastQuarter: 'Last quarter',
      waningCrescent: 'Waning crescent',
    },
    lit: '{share} lit',
    light: {
      candles: 'An evening by candlelight',
      both: 'An evening by candle and moon',
      moon: 'An evening by moonlight',
    },
    left: { one: 'One seat left', two: '{count} seats left', other: '{count} seats left' },
    waiting: 'Full, with a waiting list',
    book: 'Save a seat that evening',
    note: 'Tuesdays after today, never on the eve of a holiday. The moon is computed from the date and real. The number of seats is fictional.',
  },
  gallery: {
    title: 'On and around the table',
    tray: {
      alt: 'Polished stones and crystals on a pale plate by candlelight',
      caption: 'pick one',
    },
    facets: {
      alt: 'The facets of an amethyst from near, the moon behind',
      caption: 'amethyst, up close',
    },
    tools: {
      alt: 'A jeweler’s tools in a wooden rack, a full moon behind them',
      caption: 'Michal’s tools',
    },
    note: 'The pictures are renderings.',
  },
  host: {
    quote: ['I don’t teach people to believe in stones.', 'I teach them not to break them.'],
    name: 'Michal Oren, goldsmith',
    text: 'At the bench since 2009. Studied metalwork in Jerusalem and mineralogy at night, a one-semester course that took six years. Teaches groups of six, because that is how many hands she can reach in time.',
  },
  place: {
    title: 'A roof in Jaffa',
    address: ['4 HaSahar Street, third floor', 'Jaffa'],
    facts: [
      { name: 'Light rail', text: 'Salameh station, an eight-minute walk.' },
      { name: 'Car', text: 'Public lot by the flea market, a three-minute walk.' },
      {
        name: 'Access',
        text: 'Elevator to the workshop. Nine steps with a rail lead to the roof, and you can eat downstairs too.',
      },
      { name: 'Winter', text: 'We work indoors. The roof is for the break, with a blanket.' },
    ],
    map: { sea: 'the sea', station: 'Salameh station', market: 'flea market', us: 'us' },
    bringTitle: 'Bring',
    bring: ['Reading glasses, if you use them', 'A tie for long hair', 'Clothes you don’t mind'],
    leave: 'We have the tools. We have the stones.',
  },
  voucher: {
    title: 'Give an evening',
    text: 'Good for five years, on any Tuesday with a free seat. {one} for one, {two} for two.',
    name: { label: 'For', sample: 'The name goes here' },
    from: { label: 'From', sample: 'you' },
    count: { label: 'How many', one: 'One person', two: 'Two people' },
    note: 'A preview only: what you type here is not stored, printed or sent.',
    card: {
      label: 'How the voucher will look',
      heading: 'Gift voucher',
      one: 'One evening, one piece of jewelry',
      two: 'One evening, two pieces of jewelry',
      for: 'for',
      from: 'with love,',
      number: 'Sample voucher, no value',
    },
  },
  questions: {
    title: 'Before you book',
    items: [
      {
        question: 'I’ve never held pliers. Is this for me?',
        answer:
          'Yes. Everyone starts with the same exercise in copper wire, and whoever finishes early learns another wrap.',
      },
      {
        question: 'Can I bring children?',
        answer:
          'From age 12, next to an adult. The wire is springy and the ends are sharp, so everyone wears safety glasses.',
      },
      {
        question: 'What about allergies?',
        answer:
          'The wire is nickel-free sterling silver, and we practice in copper. The soup is vegan with no nuts; the bread has gluten. Tell us on the form what you avoid and we will swap it.',
      },
      {
        question: 'Where do I park?',
        answer:
          'Hardly ever on the street. The lot by the market is open until midnight. It isn’t ours: you pay at the gate.',
      },
      {
        question: 'And if I have to cancel?',
        answer:
          'Up to 48 hours before, you get all of it back. After that you can pass the seat to a friend or move to another Tuesday. Your right to cancel under Israel’s Consumer Protection Law still applies.',
      },
      {
        question: 'What if the moon is behind a cloud?',
        answer: 'Then there are candles. In rain we meet all the same: the table is indoors.',
      },
    ],
  },
  booking: {
    title: 'Save a seat',
    lead: 'We call within a day, settle the payment by phone, and the seat is yours.',
    price: '{one} for one, {two} for two. Fictional amounts.',
    form: {
      label: 'Booking an evening',
      submit: 'Save my seat',
      before: 'A sample form: what you write here is neither sent nor stored.',
      thanks: {
        title: 'Your seat would be saved.',
        text: 'A real workshop would call you tomorrow. This one is fictional, so nothing was sent or stored.',
        again: 'Fill it in again',
      },
    },
    fields: {
      name: { label: 'Name', missing: 'Please enter a name', invalid: 'At least two letters' },
      phone: {
        label: 'Phone',
        missing: 'Please enter a phone number',
        invalid: 'Some digits are missing',
      },
      evening: { label: 'Which evening', missing: 'Please choose an evening' },
      seats: { label: 'How many people', missing: 'Please choose how many' },
      piece: {
        label: 'What you would like to make',
        missing: 'Please choose a piece',
        hint: 'You can decide at the table.',
      },
      allergies: {
        label: 'Allergies, left hand, anything we should know',
        missing: 'A few words, please',
        invalid: 'A word or two more',
        hint: 'May stay empty.',
      },
    },
    choose: 'Choose',
    seats: ['Choose', 'Just me', 'Two of us', 'Three', 'Four', 'The whole table, six'],
    undecided: 'Not sure yet',
    waiting: '{evening}, waiting list',
  },
  footer: {
    hours: 'By phone Sunday to Thursday, 10 AM to 4 PM',
    fictional:
      'The workshop, the host, the address, the phone, the amounts and the number of seats on this page are fictional.',
    top: 'Back to top',
  },
}
