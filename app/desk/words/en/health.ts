import type { AdminHealth } from '../he/health.ts'

export const adminHealth: AdminHealth = {
  title: 'State of the site',
  lead: 'What was checked just now, and what to fix. Whoever maintains the site sees the same list on the server.',
  back: 'Back to settings',
  open: 'Check now',
  summary: 'Emails, address, disk, backups, clock, secrets and sample content, checked at once.',
  states: { wrong: 'Fix', look: 'Check', good: 'In order' },
  findings: {
    'site-answers': 'The site answers.',
    'site-refuses': 'The site takes no leads right now.',
    'site-stopped': 'The site is not running.',
    'site-root':
      'The site runs with the rights of the server’s administrator. An account of its own is safer.',
    'database-good': 'The database works. Its size is {size}.',
    'database-unavailable': 'The database does not respond.',
    'proxies-confirmed': 'You confirmed that the site sees where visitors come from.',
    'proxies-accepted':
      'The site does not see visitors’ addresses, and you confirmed that this is fine.',
    'proxies-wrong': 'The site does not see visitors’ addresses, and so not their country either.',
    'proxies-unasked':
      'You have not yet confirmed that the site sees your address: Settings, Visitor addresses.',
    'proxies-unseen':
      'You confirmed your address from inside the server’s network. Confirm it again by the public address of the site.',
    'domain-missing':
      'The public address of the site is not set, and links in emails lead to a sample site.',
    'domain-insecure':
      '{origin} is not encrypted: what people type into forms travels in the open.',
    'domain-closed': '{origin} answers, and is closed to the country of the server.',
    'domain-other': 'Another site answers at {origin}.',
    'domain-silent': '{origin} does not answer, or its certificate is not valid.',
    'domain-good': '{origin} answers.',
    'domain-inside': '{origin} answers, but the site may not see visitors’ addresses.',
    'mail-missing': 'No mail server is set, and nobody gets an email from the site.',
    'mail-good': 'The mail server lets the site in. Notices of leads go to {owner}.',
    'mail-refused': 'The mail server does not let the site in ({code}).',
    'mail-failed': 'Emails that were not sent: {count}.',
    'removal-unfinished':
      'Data past its period is still stored: automatic removal has not finished for {hours} hours.',
    'disk-good': 'The disk of the site has {free} free, {share}.',
    'disk-full': 'The disk of the site has {free} left, {share}. When it is full, leads are lost.',
    'disk-backups-good': 'The disk of the backups has {free} free, {share}.',
    'disk-backups-full':
      'The disk of the backups has {free} left, {share}. When it is full, there are no backups.',
    'clock-good': 'The server’s clock is right.',
    'clock-behind': 'The server’s clock is behind. Sign-in codes and dates will be wrong.',
    'clock-differs':
      'The server’s clock is off by {seconds} seconds. Sign-in codes may be refused.',
    'secrets-good': 'Backups are encrypted, and their passphrase is kept safe.',
    'secrets-open': 'Backups are not encrypted: whoever has the file can read every lead.',
    'secrets-unreadable': 'The passphrase of the backups cannot be read, so no backups are made.',
    'secrets-shared': 'Other users of the server can read the passphrase of the backups.',
    'samples-none': 'No sample content is left.',
    'samples-left': 'Samples still shown on the site: {count}.',
    'backups-good': 'There is a backup from the last two days.',
    'backups-none': 'There is no backup yet. One is made every day.',
    'backups-late': 'The last backup was {hours} hours ago, and should be newer.',
    'backups-same-disk': 'The backups are on the disk of the site: if it breaks, both are gone.',
  },
}
