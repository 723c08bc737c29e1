import type { DentalClinicPage } from './page-he.ts'

export const page: DentalClinicPage = {
  nav: {
    label: 'On this page',
    treatments: 'Treatments and prices',
    visit: 'First visit',
    children: 'Children',
    team: 'Team',
    insurance: 'Insurance',
    emergency: 'Emergency',
  },
  hero: {
    title: ['A smile is', 'no luxury'],
    lead: 'A family dental clinic in Givatayim. You hear the price before we start, and if it hurts, we stop.',
    action: 'Book a visit',
    facts: ['Open until 8 PM', 'Two hours’ parking on us', 'Children from age one'],
    pause: 'Stop the bubbles',
    alt: 'A white tooth on a round mint stage with soap bubbles around it',
  },
  slots: {
    title: 'Next free appointments',
    note: 'Sample',
    days: {
      sunday: 'Sunday',
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
    },
  },
  treatments: {
    title: 'What it costs',
    lead: 'The bigger the bubble, the higher the price. Before any treatment you get a written plan with a price for each step, and you can take it home to think.',
    note: 'Prices are invented for this demo.',
    from: 'from {amount}',
    alt: 'Two toothbrushes in a white cup with a coral band',
    items: {
      child: {
        name: 'Child’s checkup',
        text: 'We count teeth, check the bite and brush together',
        time: '20 minutes',
      },
      checkup: {
        name: 'Checkup and treatment plan',
        text: 'Two bitewing X-rays, a gum check and a written plan',
        time: '50 minutes',
      },
      cleaning: {
        name: 'Cleaning with a hygienist',
        text: 'Scaling, polishing, and how to clean between teeth',
        time: '45 minutes',
      },
      urgent: {
        name: 'Emergency exam',
        text: 'An X-ray, a diagnosis and first relief of pain',
        time: '30 minutes',
      },
      filling: {
        name: 'White filling',
        text: 'Numbing, composite and a bite check. Priced by the number of surfaces',
        time: '45 minutes',
      },
      whitening: {
        name: 'Home whitening',
        text: 'Custom trays and gel, after a checkup and a cleaning',
        time: 'Two visits',
      },
      root: {
        name: 'Root canal',
        text: 'Under a microscope, with a final X-ray. Priced by canals, crown not included',
        time: 'One or two visits',
      },
      crown: {
        name: 'Ceramic crown',
        text: 'A scan instead of impressions, a temporary crown and the final one',
        time: 'Two visits',
      },
      implant: {
        name: 'Implant',
        text: 'Imaging, surgery and implant. The crown follows once the bone has healed, priced separately',
        time: '3 to 4 months',
      },
      aligners: {
        name: 'Clear aligners',
        text: 'A scan, the full series, a check every six weeks and a retainer at the end',
        time: '8 to 14 months',
      },
    },
  },
  visit: {
    title: 'Your first visit, step by step',
    lead: '{minutes} minutes, and you leave with a plan. We don’t treat on the same visit, unless something hurts.',
    minutes: '{minutes} minutes',
    parts: {
      arrive: {
        title: 'Arrive',
        text: 'A short health form. If you take medication, bring a list.',
      },
      talk: {
        title: 'Talk',
        text: 'What bothers you, what worries you, and what went badly last time.',
      },
      xray: {
        title: 'X-ray',
        text: 'Two small ones. Had some taken this past year? They will usually do.',
      },
      check: {
        title: 'Check',
        text: 'Teeth, gums, tongue and cheeks. You see it all on a screen.',
      },
      decide: {
        title: 'Decide',
        text: 'What is urgent, what can wait and what each step costs. In writing.',
      },
    },
    sign: 'Raise a hand and we stop. The sign works in the middle of any treatment.',
  },
  sterilization: {
    title: 'What every instrument goes through before it reaches you',
    lead: 'The same for every patient, drill handpieces included.',
    alt: 'Soap bubbles around a coral ball and a teal ball',
    steps: [
      { title: 'Rinse', text: 'Right after treatment, before anything dries.' },
      { title: 'Ultrasonic bath', text: 'Tiny bubbles clean where a brush can’t reach.' },
      { title: 'Check and pack', text: 'Dried, inspected under a magnifier, sealed in a pouch.' },
      { title: 'Autoclave', text: 'Pressurized steam at {celsius} °C.' },
      { title: 'Mark', text: 'The strip on the pouch changes color, and we write the date.' },
      { title: 'Open', text: 'Only once you’re in the chair, in front of you.' },
    ],
    single: 'Needles, gloves, cups and suction tips: used once, then thrown away.',
    spores:
      'Once a week the autoclave itself gets a spore test. The results are in a binder at the desk, and you’re welcome to look.',
  },
  children: {
    title: 'Children get a chair of their own',
    lead: 'First we tell, then we show, and only then do. A parent stays in the room throughout.',
    alt: 'A coral child’s chair beside a round mirror',
    ages: {
      one: {
        title: 'A visit on your lap',
        text: 'First teeth, and how to brush a moving target.',
      },
      three: {
        title: 'Counting out loud',
        text: 'A checkup and a gentle polish. Sometimes just hello.',
      },
      six: {
        title: 'Permanent molars',
        text: 'They come in at the back, and no tooth falls out first. We check whether sealants make sense.',
      },
      twelve: {
        title: 'Almost all permanent',
        text: 'A bite check, and a mouthguard for those who play sports.',
      },
    },
    age: 'Age',
    basket:
      'In Israel the public health basket includes checkups, prevention and basic dental treatment up to age 18, at clinics that work with your HMO. Check with your HMO before you book here.',
  },
  team: {
    title: 'Who takes care of you',
    since: 'In practice since {year}',
    people: {
      keshet: {
        mark: 'D',
        name: 'Dr. Dafna Keshet',
        role: 'Dentist, founder of the clinic',
        text: 'Fillings, crowns and treatment plans. Draws each step on paper before she starts, and you keep the drawing.',
        languages: 'Hebrew, English',
      },
      khoury: {
        mark: 'S',
        name: 'Dr. Samer Khoury',
        role: 'Root canals',
        text: 'Works under a microscope and narrates, for those who want to hear it.',
        languages: 'Arabic, Hebrew',
      },
      berman: {
        mark: 'Y',
        name: 'Dr. Yael Berman',
        role: 'Children’s dentistry',
        text: 'Starts with the teddy bear’s teeth.',
        languages: 'Hebrew, French',
      },
      azoulay: {
        mark: 'M',
        name: 'Maya Azoulay',
        role: 'Dental hygienist',
        text: 'Measures gums and shows you what the brush misses.',
        languages: 'Hebrew, Russian',
      },
      peretz: {
        mark: 'R',
        name: 'Rotem Peretz',
        role: 'Front desk and insurance',
        text: 'Books siblings back to back and knows which form is missing.',
        languages: 'Hebrew, English',
      },
    },
  },
  emergency: {
    title: 'Permanent tooth knocked out?',
    lead: 'Right now, in this order:',
    steps: [
      { title: 'Pick it up by the white part', text: 'Don’t touch the root.' },
      {
        title: 'Dirty? A quick rinse',
        text: 'In milk or saline. None around? Cold water, ten seconds at most. Don’t scrub.',
      },
      {
        title: 'Put it back',
        text: 'Front side forward, press gently, then bite on gauze or a clean handkerchief.',
      },
      {
        title: 'Can’t? Into a cup of milk',
        text: 'No milk? Spit into a cup and keep it in saliva. Not in water, not in tissue: drying out damages the tooth.',
      },
      {
        title: 'Come straight to us',
        text: 'Within 15 minutes is best. After an hour of drying, the odds of saving the tooth are very low.',
      },
    ],
    call: 'Emergency line, during clinic hours',
    closed: 'When we are closed: a dental emergency center or the ER.',
    baby: {
      title: 'Baby tooth? Leave it out',
      text: 'Putting it back can harm the permanent tooth growing behind it. Call us and come in for a check.',
    },
    broken: {
      title: 'Chipped?',
      text: 'Keep the piece in milk and bring it along. Sometimes it can be bonded back.',
    },
    hospital: {
      title: 'ER or {ambulance} first',
      text: 'A blow to the head, loss of consciousness, bleeding that won’t stop, or swelling that makes it hard to swallow or breathe.',
    },
    general:
      'General information in line with the 2020 guidelines of the International Association of Dental Traumatology (IADT). It does not replace an exam.',
  },
  insurance: {
    title: 'Insurance, minus the fine print',
    items: [
      {
        question: 'I have supplementary HMO insurance. How much will I get back?',
        answer:
          'It depends on your HMO, your plan and the treatment. Before we start you get a quote with a code for each treatment. Ask your HMO with that in hand.',
      },
      {
        question: 'Can I pay just the difference?',
        answer:
          'Not here. You pay the clinic, then send the receipt, X-rays and treatment summary to your HMO or insurer.',
      },
      {
        question: 'Who fills in the forms?',
        answer:
          'Rotem does. If your policy needs pre-approval, he sends the plan and we wait for the answer.',
      },
      {
        question: 'What if I get back less than I expected?',
        answer:
          'It happens. The amount is set by the policy, not by us, so get approval in writing before an expensive treatment.',
      },
      {
        question: 'Can I pay in installments?',
        answer: 'Yes, up to six on a credit card. Aligners and implants are paid in stages.',
      },
    ],
  },
  appointment: {
    title: 'Book a visit',
    lead: 'Rotem gets back to you during opening hours with two options.',
    form: {
      label: 'Appointment request',
      submit: 'Request a visit',
      before: 'This is a sample form: what you type here is not sent and not stored.',
      thanks: {
        title: 'You’re booked. Almost.',
        text: 'A real clinic would get back to you with two times to choose from. This clinic is invented, so nothing was sent and nothing was stored.',
        again: 'Fill it in again',
      },
    },
    fields: {
      treatment: { label: 'Reason for the visit', missing: 'Please choose a treatment' },
      patient: { label: 'Who is coming', missing: 'An adult or a child?' },
      day: { label: 'Preferred day', missing: 'Please choose a day' },
      name: { label: 'Name', missing: 'A name is missing', invalid: 'At least two letters' },
      phone: {
        label: 'Phone',
        missing: 'A phone number is missing',
        invalid: 'Some digits are missing',
      },
      note: {
        label: 'Good to know in advance',
        missing: 'A few words are missing',
        invalid: 'A word or two more',
        hint: 'Dental anxiety, a wheelchair, two siblings together. May stay empty.',
      },
    },
    choose: 'Choose',
    unsure: 'Not sure yet',
    patients: ['An adult', 'A child up to 12', 'A teen, 12 to 18'],
    anyDay: 'Any day that opens up',
  },
  place: {
    title: 'When and where',
    caption: 'Opening hours',
    closed: 'Closed on Saturdays and holidays.',
    items: [
      { title: 'Address', text: '12 HaTzedef St., 2nd floor, Givatayim' },
      { title: 'Parking', text: 'Under the building. We validate your ticket: two hours on us.' },
      {
        title: 'Access',
        text: 'Elevator, wide doors, and a room where you can be treated in a wheelchair.',
      },
    ],
  },
  footer: {
    fictional:
      'The clinic, its team, address, phone numbers, appointments and prices on this page are invented.',
    general: 'What you read here is general information. It does not replace an exam by a dentist.',
    top: 'Back to top',
  },
}
