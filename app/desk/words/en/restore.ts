import type { AdminRestore } from '../he/restore.ts'

export const adminRestore: AdminRestore = {
  title: 'Restore a backup',
  lead: 'The backup is opened beside today’s data while the site keeps working. Look at what it holds first, then decide whether to switch to it.',
  back: 'Back to backups',
  choose: 'Which backup to open',
  begin: 'Open the backup',
  busy: 'Opening…',
  restoring: {
    title: 'The backup is being opened',
    text: 'This takes from a few seconds to a few minutes. You can leave this page and come back.',
    refresh: 'See whether it is ready',
  },
  ready: {
    title: 'The backup of {madeOn}',
    what: 'What is stored',
    now: 'Today',
    restored: 'In the backup',
    kinds: {
      leads: 'Leads',
      quotes: 'Quotes',
      cards: 'Business cards',
      codes: 'QR codes',
      emails: 'Emails',
    },
    newest: 'Newest lead',
    none: 'None',
    changes: 'What will change',
    onlyNow: {
      one: 'One lead that is not in the backup leaves the site.',
      two: 'Two leads that are not in the backup leave the site.',
      other: '{count} leads that are not in the backup leave the site.',
    },
    newestOfThem: 'The latest: {names}.',
    onlyRestored: {
      one: 'One lead that was deleted since comes back. If its sender asked for that, delete it again.',
      two: 'Two leads that were deleted since come back. Delete again what its sender asked to delete.',
      other:
        '{count} leads that were deleted since come back. Delete again what their senders asked to delete.',
    },
    changed: {
      one: 'One lead returns to the status and notes it had then.',
      two: 'Two leads return to the status and notes they had then.',
      other: '{count} leads return to the status and notes they had then.',
    },
    same: 'The leads are the same.',
    rest: 'Quotes, cards, codes and settings also return to what they were.',
    accounts: 'Who may sign in, passwords and sessions stay as they are today.',
    kept: 'Today’s state is kept as a new backup in the list, and you can return to it the same way.',
    switch: 'Switch to this backup',
    switching: 'Switching…',
    discard: 'Leave the site as it is',
  },
  switched: 'The site has switched to the backup. The former state is kept in the list of backups.',
  discarded: 'The site stays as it was',
  gone: 'This backup no longer exists',
  running: 'Another restore is running',
  problems: {
    title: 'The restore did not succeed and the site has not changed',
    full: 'There is not enough space on the disk to open the backup beside the data. Whoever maintains the site can free some.',
    folder:
      'The folder of the backups cannot be read. Whoever maintains the site should check its permissions.',
    database: 'The database did not respond. Try again in a moment.',
    passphrase:
      'The backup is encrypted and its passphrase cannot be read. Whoever maintains the site should check it.',
    rights:
      'The database server does not let the site open a second database, or move to it. Whoever maintains the site can grant that, or restore it for you.',
    other:
      'The file is damaged or from another version of the site. The exact reason is in the server’s log.',
  },
}
