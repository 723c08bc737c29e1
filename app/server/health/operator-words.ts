/** What whoever hosts the site reads of each finding. The first word of a kind is its topic. */
export const operatorWords = {
  'site-answers': 'It answers at {address}',
  'site-refuses': 'At {address} it takes no leads now (status {status})',
  'site-stopped': 'Nothing answers at {address}: the site is not running',
  'site-root': 'As root it keeps root’s rights: start the site as a user of its own (README)',
  'database-good': 'PostgreSQL {version}, {size}',
  'database-unavailable': '{reason}',
  'proxies-confirmed': 'An admin confirmed that the site sees her address ({proxies})',
  'proxies-accepted': 'An admin found it right: {finding} ({proxies})',
  'proxies-wrong': '{finding} ({proxies})',
  'proxies-unasked':
    'No admin has confirmed yet that the site sees her address: the admin area, Settings, Visitor addresses ({proxies})',
  'proxies-unseen':
    'An admin confirmed her address from this machine or its network: how visitors arrive was not seen. Open the admin area, Settings, Visitor addresses, by the public address ({proxies})',
  'domain-missing':
    'No address is set, in PUBLIC_URL or the admin area: links in emails would lead to the sample site',
  'domain-insecure': '{origin} is not https: forms travel in the open',
  'domain-closed': '{origin} answers; it is closed to this machine’s country',
  'domain-other': '{origin} is answered by something else',
  'domain-silent': '{origin} does not answer, or not with a valid certificate',
  'domain-good': '{origin} answers, and sees this machine as {ip}',
  'domain-inside':
    '{origin} answers, and sees this machine as {ip}. Unless it reaches it inside its own network, the proxy does not send X-Forwarded-For',
  'mail-missing':
    'No mail server is set, in SMTP_URL or the admin area: emails are files in {folder}',
  'mail-good': 'The server lets the site in; notices go to {owner}',
  'mail-refused': 'The mail server does not let the site in: {code}',
  'mail-failed': '{count} emails failed: see the admin area, Emails',
  'removal-unfinished':
    'Data past its period is still stored: no removal has finished for {hours} hours. See the log for housekeeping-failed',
  'disk-good': 'data in {folder}: {free} free, {share}',
  'disk-full': 'data in {folder}: {free} free, {share}. A full disk takes no leads',
  'disk-backups-good': 'backups in {folder}: {free} free, {share}',
  'disk-backups-full': 'backups in {folder}: {free} free, {share}. There will be no backups',
  'clock-good': 'The clock agrees with that of the database',
  'clock-behind': 'The clock is before the newest part of this version: set it, or run NTP',
  'clock-differs': 'The clock differs by {seconds} s from that of the database: run NTP on both',
  'secrets-good': 'Backups are encrypted, and only this user can read the passphrase and the data',
  'secrets-open': 'Backups are not encrypted: set BACKUP_PASSPHRASE_FILE',
  'secrets-unreadable': 'The file of BACKUP_PASSPHRASE_FILE is empty or cannot be read',
  'secrets-shared': 'Other users of this machine can read {file}: chmod 600',
  'samples-none': 'No sample content is left',
  'samples-left': '{count} samples are still shown: see the admin area, Settings, Sample content',
  'backups-good': 'The last one is {hours} hours old, in {folder}',
  'backups-none': 'There is none yet in {folder}: the site makes one a day',
  'backups-late': 'The last one is {hours} hours old: see the log for backup-failed',
  'backups-same-disk': 'They are on the disk of the data: set BACKUP_DIR to another one',
} as const
