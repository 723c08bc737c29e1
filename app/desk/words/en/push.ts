import type { AdminPush } from '../he/push.ts'

export const adminPush: AdminPush = {
  title: 'Notices on this device',
  lead: 'A new lead, an answer that is late, a quote that was accepted or declined, a privacy request: a short notice on the device, also while the site is closed. Emails still go out as before.',
  seen: 'A notice says what happened and the name of the person, and shows on a locked screen too. It is encrypted on its way, and only the device can read it.',
  back: 'Back to settings',
  this: 'This device',
  off: 'Notices are off here.',
  on: 'Notices are on here.',
  turnOn: 'Turn on notices',
  busy: 'Turning on…',
  failed: 'The browser could not turn on notices. Check the internet connection and try again.',
  problems: {
    script:
      'Turning notices on needs JavaScript, which is off in this browser. The devices below can be managed without it.',
    unsupported:
      'This browser shows no notices. Turn them on in a current version of Chrome, Edge, Firefox or Safari.',
    insecure:
      'Notices only work if the address of the site begins with https. Ask whoever maintains the site.',
    denied:
      'This browser blocks the notices of the site. Allow them in the site settings beside the address bar, then reload this page.',
  },
  install: {
    title: 'On an iPhone or iPad the site first has to be on the home screen:',
    steps: [
      'Open this page in Safari and press the share button.',
      'Choose “Add to Home Screen”.',
      'Open the site from its new icon, sign in and return to this page.',
    ],
  },
  devices: 'Your devices',
  none: 'No device gets notices yet.',
  unknown: 'Unknown device',
  delivered: 'Last notice:',
  never: 'No notice was sent yet',
  gaveUp: {
    refused: 'The last notice was refused. Remove the device and turn it on again.',
    unreachable: 'The last notice did not arrive for a day.',
  },
  test: 'Send a test notice',
  testOn: 'Send a test notice: {device}',
  remove: 'Remove',
  removeOf: 'Remove: {device}',
  ends: 'Logging out, or ending the session of a device, turns its notices off. A new password turns them off on all devices.',
  toasts: {
    on: 'Notices are on for this device',
    off: 'The device gets no more notices',
    tested: 'The notice is on its way to the device',
    full: 'There are {max} devices already. Remove one of them first',
    unknown: 'The browser gets notices by a service that the site does not know, so they stay off',
    gone: 'The device is already removed',
  },
  count: {
    one: 'One device gets notices.',
    two: 'Two devices get notices.',
    other: '{count} devices get notices.',
  },
  open: 'Notices and devices',
  notices: {
    'owner-notice': 'New lead',
    'quote-notice': 'New quote request',
    'late-notice': 'The promised time of an answer has passed',
    'acceptance-notice': 'Quote accepted',
    'decline-notice': 'Quote declined',
    'reopen-notice': 'A declined quote is open again',
    'privacy-notice': 'New privacy request',
    test: 'Test notice',
    testText: 'Notices on this device will look like this.',
  },
}
