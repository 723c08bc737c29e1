import type { AdminReplies } from '../he/replies.ts'

export const adminReplies: AdminReplies = {
  title: 'Reply texts',
  lead: 'What WhatsApp, email and SMS begin with when you answer from Today, a lead, a quote or a privacy request. You can change it each time before you send.',
  open: 'Edit the texts',
  own: {
    one: 'One text of yours',
    two: '{count} texts of yours',
    other: '{count} texts of yours',
  },
  noneOwn: 'All texts are those that the site came with.',
  back: 'Back to settings',
  backToList: 'All texts',
  edit: 'Edit',
  mark: 'Yours',
  groups: {
    frames: 'First line and subject',
    leads: 'For leads and quotes',
    privacy: 'For privacy requests',
  },
  frames: {
    greeting: {
      name: 'First line with a name',
      hint: 'The first line of every message to a person whose name is known.',
    },
    greetingOnly: {
      name: 'First line without a name',
      hint: 'The first line where there is no name, or something else was typed as one.',
    },
    subject: {
      name: 'Subject of an email',
      hint: 'The subject of emails about leads and quotes. WhatsApp and SMS have none.',
    },
    privacySubject: {
      name: 'Subject of an email about privacy',
      hint: 'The subject of emails that answer privacy requests.',
    },
  },
  languages: { he: 'In Hebrew', en: 'In English' },
  greeting: 'The first line is added for you: “{line}”',
  example: 'Dana',
  facts: 'What is in braces is filled in for you:',
  empty: 'An empty field brings back the text that the site came with.',
  save: 'Save',
  saving: 'Saving…',
  reset: 'Bring back the texts that the site came with',
  resetNote: 'Your texts here go. You can put them back from the list “What changed”.',
  cameWith: 'The text that the site came with',
  faults: {
    long: 'At most {count} characters',
    brace: 'A brace without its pair. Write for example {example}',
    fact: 'There is no “{name}” to fill in here. You can use: {facts}',
    noName: 'The braces are empty. You can use: {facts}',
  },
}
