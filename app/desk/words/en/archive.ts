import type { ArchiveWords } from '../he/archive.ts'

export const archive: ArchiveWords = {
  title: 'Everything in one file',
  lead: 'A ZIP file with all that the site stores: leads, the deleted ones included, notes, quotes, business cards, QR codes and settings. It can be opened without the site. Passwords and keys are not in it.',
  language: 'Language of the headings',
  submit: 'Download everything',
  columns: {
    lead: 'ID of the lead',
    at: 'When',
    note: 'Note',
    day: 'Reminder for the day',
    author: 'Written by',
    created: 'Created',
    address: 'Address',
    name: 'Name',
    scans: 'Scans',
  },
  readme: [
    'These files were made by the site {site} on {madeOn}.',
    'CSV files open in Excel, Google Sheets and LibreOffice. JSON files are for other programs, and have everything that is stored.',
    'leads: the leads. leads-held: leads held for review. leads-deleted: deleted leads that can still be restored.',
    'notes: the notes. timeline: what happened to each lead, and when. The ID of a lead connects the files.',
    'quotes: the quotes, with all versions and with what was accepted. Amounts in JSON are in agorot.',
    'cards and pictures: the business cards and their pictures. studio-pictures: your logo and icon. codes: QR codes, where they lead and how often they were scanned.',
    'settings: the studio’s details, prices and other settings. Passwords, keys and the secret links of quotes are not here.',
    'The files have people’s details. Keep them in a safe place, and delete them when they are no longer needed.',
    'To bring a site back to an earlier state, use a backup, not these files.',
  ],
}
