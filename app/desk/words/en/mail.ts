import type { AdminMail } from '../he/mail.ts'

const failures: AdminMail['failures'] = {
  password: 'The mail server did not accept the user name or the password.',
  away: 'The mail server did not answer. Check its name and the port.',
  refused:
    'The mail server refused to send from this address. Mostly the sender must belong to the same account.',
  later: 'The mail server asked to try again later.',
  other: 'The mail server answered with an error.',
}

export const adminMail: AdminMail = {
  title: 'Mail server',
  lead: 'The site sends confirmations, quotes and notices of leads through it. Whoever provides your email gives you the details.',
  back: 'All studio details',
  row: {
    ready: 'Connected: {host}',
    missing: 'Not connected yet: no email is sent',
    unopened: 'Please type its password again: until then no email is sent',
  },
  locked: 'The mail server is set by whoever hosts the site, and cannot be changed here.',
  fields: { host: 'Server name', port: 'Port', user: 'User name', password: 'Password' },
  notes: {
    host: 'Such as smtp.gmail.com',
    port: 'Mostly right as it is. The connection is always encrypted.',
    password: 'Stored encrypted and never shown again. Empty: the password stored already.',
  },
  faults: {
    host: 'This is not the name of a server. One looks like smtp.example.com',
    port: 'A port is a short number, as the email provider gave it.',
    long: 'This text is too long.',
    password: 'Please write the password of this account.',
  },
  save: 'Send a test email and save',
  saving: 'Sending…',
  test: 'Send a test email',
  sent: 'The test email was sent to {email}.',
  failures,
  failed: 'The test email was not sent, so nothing was saved.',
  trip: {
    title: 'The last test',
    none: 'No test email was sent yet.',
    sent: 'The mail server took the email on {at}.',
    from: 'Sent from {from} to {to}.',
    reply: 'A reply goes to {reply}.',
    waiting: 'The link in the email was not opened yet. Open the email on your phone and press it.',
    arrived: 'The link in the email reached this site on {at}.',
    sample:
      'The address of the site is still a sample, so the link in the email will not lead here.',
    moved: 'The sender has changed since. Please send a new test email.',
    refresh: 'See whether it arrived',
  },
  email: {
    subject: 'Test email from the site',
    label: 'Test',
    title: 'The email arrived',
    text: 'What is left is whether its links lead to your site. Press the button.',
    button: 'Does the link reach the site?',
    footer: 'You asked for this email in the admin area.',
  },
  arrived: {
    title: 'The link reached the site',
    text: 'Emails leave, and their links open here. You may close this window.',
    gone: 'This link is no longer in use',
    goneText: 'A newer test email was sent since. Open the link in that one.',
  },
}
