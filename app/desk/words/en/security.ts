import type { AdminSecurity } from '../he/security.ts'

export const adminSecurity: AdminSecurity = {
  confirm: {
    title: 'Just checking it’s you',
    lead: 'You typed your password more than {minutes} minutes ago. Once you confirm it, we carry on where you stopped. Nothing you typed is lost.',
    password: 'Your password',
    submit: 'Confirm and continue',
    refused: 'The password is wrong',
    back: 'Cancel and go back',
  },
  step: {
    title: 'A code from your phone',
    lead: 'The password is right. Now the code from your authenticator app.',
    code: '6-digit code',
    submit: 'Log in',
    busy: 'Checking…',
    refused: 'The code is wrong, or was used before.',
    expired: 'That took too long. Please start again with your password.',
    lost: 'Phone not with you?',
    lostLink: 'Log in with a recovery code',
  },
  app: {
    title: 'Two-step login',
    lead: 'Besides the password, logging in takes a code from your phone. Whoever learns the password still cannot get in.',
    on: 'On since {day}.',
    off: 'Off. The password alone is enough to log in.',
    open: 'Turn on',
    change: 'Manage',
    back: 'Back to settings',
    steps: {
      scan: 'Scan the code with an authenticator app such as Google Authenticator or 1Password.',
      type: 'Cannot scan it? Type this key into the app:',
      confirm: 'Type the code that the app shows.',
    },
    code: '6-digit code',
    picture: 'QR code for the authenticator app',
    submit: 'Turn it on',
    busy: 'Turning it on…',
    wrong: 'The code is wrong. Check that the time on your phone is exact, and try the next code.',
    removeLead:
      'Once it is off, the password alone is enough. New phone? Turn it off, then on again with the new one.',
    remove: 'Turn it off',
    lost: 'Without the phone, a recovery code lets you in. {count} left.',
  },
}
