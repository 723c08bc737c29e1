import type { AdminBackups } from '../he/backups.ts'

export const adminBackups: AdminBackups = {
  title: 'Backups',
  lead: 'Once a day everything is saved in one file: leads, quotes, emails, cards and settings. Each file is verified after it is written.',
  back: 'Back to settings',
  open: 'All backups',
  restore: 'Restore a backup',
  none: 'No backup yet. The first is made a few minutes after the site starts.',
  last: 'Last backup: {madeOn}',
  verified: 'Verified, {size}',
  encrypted: 'Encrypted',
  kinds: {
    scheduled: 'Daily',
    manual: 'Manual',
    upgrade: 'Before an upgrade',
    restore: 'Before a restore',
  },
  keep: 'Kept: the last seven days, one from each of the last four weeks, the last five manual backups, and the last three made before a restore or an upgrade.',
  sameDisk:
    'The backups are on the same disk as the site, so a broken disk takes both. Download a copy now and then, or ask whoever maintains the site to keep them on another disk.',
  make: 'Back up now',
  busy: 'Backing up…',
  running: 'A backup is being made. You can leave this page.',
  begun: 'The backup has begun and goes on in the background',
  made: 'The backup is ready and verified',
  download: {
    title: 'Download',
    lead: 'The file holds the details of all clients, so type your password again first.',
    choose: 'Which backup',
    password: 'Your password',
    submit: 'Download the file',
    wrong: 'The password is wrong',
    gone: 'This backup no longer exists',
    limited: 'Too many attempts. Try again in a few minutes.',
  },
  alert: {
    subject: 'The site’s backup failed',
    label: 'Backups',
    title: 'The backup failed',
    text: '{reason} The site keeps working, but until there is a backup, a disk failure could delete the latest leads.',
    button: 'Open backups',
    footer: 'Sent once a day, until a backup succeeds.',
  },
  problems: {
    title: 'The backup failed',
    full: 'There is not enough space on the disk. Whoever maintains the site can free some, or keep the backups on another disk.',
    folder:
      'The backup folder is not writable. Whoever maintains the site should check that it exists and has the right permissions.',
    database: 'The database did not respond. We will try again soon.',
    passphrase:
      'The passphrase file of the backups cannot be read. Whoever maintains the site should check it.',
    late: 'There has been no backup for two days.',
    other: 'The reason is in the server’s log.',
  },
}
