import type { ClinicContact } from './page-he.ts'

export const page: ClinicContact = {
  title: ['Start with', 'a talk'],
  lead: 'Fill this in and Roni calls back on the next business day. You pick a time once you have asked everything.',
  alt: 'Pearls among drops of water on a blush plate',
  formTitle: 'Consultation request',
  form: {
    label: 'Consultation request',
    submit: 'Request a consultation',
    before: 'A sample form: what you write here is neither sent nor stored.',
    thanks: {
      title: 'All filled in.',
      text: 'At a real clinic Roni would call you on the next business day. This one is fictional, so nothing was sent or stored.',
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
      missing: 'Please enter an email address',
      invalid: 'The address is not complete',
    },
    treatment: { label: 'Treatment type', missing: 'Please choose a treatment' },
    area: { label: 'Area', missing: 'Please choose an area' },
    first: { label: 'First treatment?', missing: 'Please choose yes or no' },
    age: { label: 'Age', missing: 'Please enter your age', invalid: 'Your age as a whole number' },
    gender: { label: 'Gender', missing: 'Please choose' },
    message: {
      label: 'Message',
      missing: 'Please write a message',
      invalid: 'A word or two more',
      hint: 'May stay empty. No medical details at this stage.',
    },
  },
  options: {
    choose: 'Choose',
    treatments: ['Botox', 'Lips', 'Filler', 'Peeling', 'Facial', 'Nails', 'Other'],
    areas: ['Face', 'Lips', 'Eyes', 'Forehead', 'Cheeks', 'Chin', 'Other'],
    first: ['Yes', 'No'],
    genders: ['Female', 'Male', 'Other'],
  },
  urgent: {
    title: 'After a treatment, and something feels wrong?',
    text: 'Strong pain, skin turning white, blurred vision or trouble breathing: don’t fill in a form. Call the clinic and, if nobody answers, {number} or the emergency room.',
  },
  way: {
    title: 'Getting here',
    lines: [
      'Light rail: seven minutes on foot from Yehudit station',
      'Car: public parking in the next street',
      'Access: step-free entrance and elevator',
    ],
  },
}
