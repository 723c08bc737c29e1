import type { Privacy } from '../he/privacy.ts'

export const privacy: Privacy = {
  kinds: {
    access: 'See the data',
    correct: 'Correct the data',
    erase: 'Erase the data',
  },
  form: {
    title: 'Privacy request',
    lead: 'We’ll email you a link to confirm, to make sure that the address is yours. We’ll answer within {privacyTime}.',
    labels: {
      kind: 'What to do',
      name: 'Full name',
      email: 'The email you contacted us with',
      details: 'Details, such as what to correct',
    },
    choose: 'Choose a request',
    honeypot: 'Please leave this field empty',
    submit: 'Send the request',
    notice:
      'These details are used only to handle your request. You don’t have to give them, but without them we cannot handle it.',
    errors: {
      kindRequired: 'Please choose what to do',
      nameMin: 'Please enter your full name (2 to 100 characters)',
      emailInvalid: 'Please enter a valid email address',
      detailsMax: 'The text is too long (up to 1000 characters)',
      detailsRequired: 'Please say what to correct',
    },
    refused: {
      fields: 'Some fields need your attention. They are marked.',
      outside:
        'The forms are open to visitors from Israel only. You can send the request by email.',
      tooMany:
        'Several requests were sent from here in the last hour. Try again later, or write us an email.',
      unavailable: 'The request was not saved because of an error. Try again in a few minutes.',
    },
    stored: {
      title: 'Your request has been saved',
      text: 'If the address is right, you’ll get an email with a link to confirm. The link works for {linkTime}. Nothing there? Check your spam folder.',
      withoutMail:
        'We’ll get back to you to make sure the request is yours, and answer within {privacyTime}.',
    },
  },
  confirm: {
    title: 'Confirm your request',
    lead: 'The request: {kind}. Press the button to confirm that it is yours.',
    submit: 'This is my request',
    done: 'Your request is confirmed',
    doneLead: 'We’ll answer by {day}. A receipt is on its way to you by email.',
    expired: 'This link no longer works',
    expiredLead: 'A link to confirm works for {linkTime}. You can send the request again.',
    again: 'To the privacy policy',
  },
  emails: {
    link: {
      subject: 'Confirm your privacy request',
      label: 'Privacy',
      title: 'One step left',
      text: 'We got a request with this email address: {kind}. The link works for {linkTime}.',
      button: 'Confirm the request',
      footer: 'Not you? There is nothing to do: no data is handed over or erased.',
    },
    receipt: {
      subject: 'We have your request',
      label: 'Privacy',
      title: 'We have your request',
      text: 'The request: {kind}. We’ll answer by {day}.',
      button: 'To the privacy policy',
      footer: 'Questions? Just reply to this email.',
    },
    notice: {
      subject: 'Privacy request: {kind}',
      label: 'Privacy',
      title: 'A new, confirmed request',
      text: 'The request: {kind}. An answer is due by {day}.',
      button: 'Handle the request',
      footer: 'The law gives {privacyTime} to answer.',
    },
  },
}
