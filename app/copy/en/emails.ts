import type { Emails } from '../he/emails.ts'

export const emails: Emails = {
  fields: {
    name: 'Name',
    phone: 'Phone',
    phoneRaw: 'As typed',
    email: 'Email',
    service: 'Service',
    budget: 'Budget',
    message: 'Message',
    sourcePage: 'Sent from',
    page: 'Page title',
    pageUrl: 'Page address',
    language: 'Form language',
    device: 'Device',
    userAgent: 'Browser',
    ipAddress: 'IP address',
    submittedAt: 'Device clock',
  },
  devices: { mobile: 'Phone', desktop: 'Computer' },
  ownerNotice: {
    subject: 'New lead: {name}',
    subjectWithService: 'New lead: {name}, {service}',
    label: 'New lead',
    received: 'Received on {when}',
    call: 'Call',
    whatsapp: 'Write on WhatsApp',
    reply: 'Reply by email',
    replySubject: 'About your message to us',
    phoneLooksInvalid: 'This number looks unusual and is worth checking',
    emailLooksUnusual: 'This address looks unusual and is worth checking',
    technical: 'Technical details',
    dashboard: 'Open this lead in the dashboard',
    footer:
      'Sent automatically by the contact form. A reply to this email goes straight to the person who wrote.',
  },
  heldNotice: {
    subject: 'Lead on hold: {name}',
    label: 'On hold',
    reason: 'This lead is on hold as suspected spam: {reason}.',
    what: 'Nothing was sent to the visitor. If it is a real inquiry, release it in the dashboard and the receipt goes out.',
    footer: 'You get at most one email a day about leads on hold. The dashboard has the full list.',
  },
  cardDetails: {
    subject: 'Details from your business card: {name}',
    label: 'Your business card',
    footer:
      'Left in the form of your digital business card. A reply to this email goes straight to whoever sent it.',
  },
  visitorReceipt: {
    subject: 'We have your message',
    label: 'Receipt',
    title: 'We have your message',
    greeting: 'Hello {name},',
    greetingOnly: 'Hello,',
    received: 'Thank you for writing to us. Your message reached us on {when}.',
    promise: 'We will reply by {answerBy}',
    hours:
      'We reply within {formReplyTime} during business hours: {firstDay} to {lastDay}, {opens} to {closes}, Israel time',
    whatWeGot: 'This is what we received',
    leftOut: 'We leave your message itself out, in case somebody else typed this address.',
    correct: 'Something not right? Just reply to this email.',
    notYou:
      'If you did not write to us, someone may have typed your address by mistake. Reply and we will delete the details.',
    controller:
      'The details are kept by {legalName}, no. {registration}, only to handle your message and for up to {retentionTime}.',
    contact: 'Contact:',
    privacy: 'Privacy policy',
  },
}
