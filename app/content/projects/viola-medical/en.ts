import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Viola Medical',
  category: 'Website design',
  line: 'A clinic site, from first page to booked visit',
  sample: true,
  details:
    'A women’s clinic that wanted its site to do what the front desk does on the phone. The next free appointment is on the first page, and every doctor shows when she is available. We designed it; the files went to the developers, in order, in Figma.',
  caseStudy: {
    meta: {
      title: 'Viola Medical: a clinic website with booking | {studio}',
      description:
        'Case study: the design of a clinic’s website, from home page and areas of care to booking, handed over in Figma.',
      keywords: ['clinic website design', 'medical website', 'online booking', 'Figma'],
    },
    opening: {
      badge: 'Website design',
      title: ['Viola Medical', 'a clinic’s website'],
      lead: 'The full design of a clinic’s site: home page, areas of care, the medical team and booking. Our part was the design alone, handed to developers as tidy Figma files.',
    },
    role: 'Specification, full design, a component library in Figma and support for the developers.',
    problem:
      'Most calls to the clinic asked one thing: when is there an appointment. The old site talked about the clinic and did not answer.',
    decision:
      'Open with the next free slot, not with a picture of the building. Doctor, day and hour come before any marketing text.',
    result:
      'An appointment in three taps, with no account. The front desk knows the reason for the visit, so the meeting starts prepared.',
    persona: {
      name: 'Yael',
      age: 'aged 34',
      role: 'Product manager, first pregnancy',
      bio: 'Arranges her calendar between meetings. With no answer within a minute, she moves on to the next clinic.',
      pains: ['A busy line every morning', 'Explaining everything again at each visit'],
      goals: ['A slot before or after work', 'Knowing who she will meet'],
      quote: 'I don’t need a tour of the site. I need a day and an hour.',
    },
    sample: true,
    screens: {
      desk: 'The home page: the next free slots beside the headline',
      booking: 'Booking on a phone: reason, day, hour',
    },
  },
}
