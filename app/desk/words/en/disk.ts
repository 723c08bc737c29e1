import type { AdminDisk } from '../he/disk.ts'

export const adminDisk: AdminDisk = {
  title: 'The site’s disk is almost full',
  text: '{share} is free. Once the disk is full, the site cannot save new leads. Free some space on the server, or enlarge the disk.',
  alert: {
    subject: 'The site’s disk is almost full',
    label: 'Disk space',
    title: 'The disk is almost full',
    text: '{reason} Until then everything keeps working.',
    button: 'Open backups and disk space',
    footer: 'Sent once a day, while less than a tenth of the disk is free.',
  },
}
