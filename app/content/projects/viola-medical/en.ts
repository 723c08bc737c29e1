import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Viola Medical',
  category: 'Website design',
  line: 'A clinic site, from first page to booked visit',
  sample: true,
  details:
    'A women’s clinic that wanted its site to do what the front desk does on the phone. The next available appointment is on the home page, and each doctor is listed with the times she is available. Our work was the design, handed to the developers as tidy Figma files.',
  caseStudy: {
    meta: {
      title: 'Viola Medical: a clinic website with booking | {studio}',
      description:
        'Case study: the design of a clinic’s website, from home page and areas of care to booking, handed over in Figma.',
      keywords: ['clinic website design', 'medical website', 'online booking', 'Figma'],
    },
    opening: {
      badge: 'Website design',
      title: ['Viola Medical,', 'a clinic’s website'],
      lead: 'The full design of a clinic’s site: home page, areas of care, the medical team and booking. Our part was the design alone, handed to developers as tidy Figma files.',
    },
    role: 'Specification, full design, a component library in Figma and support for the developers.',
    problem:
      'Most calls to the clinic asked one thing: when is the next appointment? The old site talked about the clinic and did not answer.',
    decision:
      'Open with the next available slot, not with a picture of the building. Doctor, day and time come before any marketing copy.',
    result:
      'An appointment in three taps, with no account. The front desk knows the reason for the visit, so the visit starts prepared.',
    persona: {
      name: 'Yael',
      age: 'aged 34',
      role: 'Product manager, first pregnancy',
      bio: 'Arranges her calendar between meetings. With no answer within a minute, she moves on to the next clinic.',
      pains: ['A busy line every morning', 'Explaining everything again at each visit'],
      goals: ['A slot before or after work', 'Knowing who she will meet'],
      quote: 'I don’t need a tour of the site. I need a day and a time.',
    },
    sample: true,
    screens: {
      desk: 'The home page: the next available slots beside the headline',
      booking: 'Booking on a phone: reason, day, time',
    },
    layout: {
      story: ['The slot first,', 'then the clinic'],
      tried: {
        title: ['A picture of the building', 'or the next slot?'],
        rejected: 'A home page that opens with the building and a greeting',
        chosen: 'A home page that opens with a doctor, a day and a time',
        reason:
          'The building answers a question nobody asked. Callers asked when the next slot is, so the answer comes first.',
      },
      detail: 'An orange ball at the foot of the purple letter Vav, seen closely',
      film: 'An appointment in three taps: a reason, a time, a confirmation.',
      notes: {
        title: ['One time slot,', 'five states'],
        items: [
          { title: 'Free', text: 'It can be chosen.' },
          { title: 'Chosen', text: 'A fill and a frame, not color alone.' },
          { title: 'In focus', text: 'A double frame for people who use a keyboard.' },
          { title: 'Taken', text: 'It stays in place, so that the times do not move.' },
          { title: 'None left', text: 'In place of the times: the next free day.' },
        ],
      },
    },
  },
}
