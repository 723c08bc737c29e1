import type { ClinicAbout } from './page-he.ts'

export const page: ClinicAbout = {
  title: ['A small', 'clinic'],
  lead: 'A physician, a nurse, an aesthetician and a nail technician. One floor, one large window, eight visits a day at most.',
  alt: 'Folded towels, a dropper bottle of oil and two pearls',
  doctor: {
    role: 'Dermatologist',
    paragraphs: [
      'Seven years in a hospital skin clinic, with eczema, acne and scars, taught her one thing: skin that is treated too much looks exactly that way.',
      'She opened the clinic in 2017. She does the injections herself, writes the batch number of every syringe in your file, and asks you back after two weeks even when all is well.',
    ],
    facts: {
      studies: {
        title: 'Training',
        text: 'Medicine in Beer Sheva, residency in dermatology in Tel Aviv',
      },
      languages: { title: 'Languages', text: 'Hebrew, English, Russian' },
      registry: {
        title: 'Register',
        text: 'Licensed physician. A real clinic shows the license number here.',
      },
    },
  },
  refusals: {
    title: 'What we don’t do',
    items: [
      {
        title: 'No same-day injections',
        text: 'At least two nights pass between a consultation and a first injection.',
      },
      {
        title: 'No injections under 18',
        text: 'Not with a parent’s consent either. Acne and scars we see at any age.',
      },
      {
        title: 'Not while pregnant or nursing',
        text: 'Injections and peels wait. A gentle facial is possible, after a talk.',
      },
      {
        title: 'No packages',
        text: 'You pay for what was done today. You may change your mind tomorrow.',
      },
    ],
  },
  team: {
    title: 'Who is in the room',
    people: [
      {
        name: 'Dr. Maya Alon',
        role: 'Dermatologist',
        text: 'Consultations, injections, mole checks.',
      },
      {
        name: 'Roni Bar',
        role: 'Registered nurse',
        text: 'Gets you ready, and picks up the phone the day after.',
      },
      {
        name: 'Lena Kaplan',
        role: 'Medical aesthetician',
        text: 'Facials and peels. What isn’t ready to come out, stays.',
      },
      {
        name: 'Moran Shaked',
        role: 'Nail technician',
        text: 'Manicure, gel, and removal without tearing.',
      },
    ],
  },
  room: {
    title: 'The room',
    items: [
      'Products registered with the Ministry of Health. The pack is opened in front of you, and the batch sticker goes into your file and home with you.',
      'Single-use needles and cannulas. Manicure tools go through the autoclave and are sealed in a pouch.',
      'The emergency kit and the enzyme that dissolves hyaluronic acid are in the room, not in storage.',
      'Step-free entrance, elevator, accessible restroom. Come with a companion or a guide dog.',
    ],
  },
}
