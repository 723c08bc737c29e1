import type { LeadExportWords } from '../he/lead-export.ts'

export const leadExport: LeadExportWords = {
  open: 'Download the list',
  title: 'Download leads',
  lead: 'One file with all the leads in the list, their notes and quotes. It has people’s details, so each download is recorded in the activity log.',
  back: 'Back to leads',
  what: 'What to download',
  all: 'All leads',
  filtered: 'The filtered leads',
  count: { one: '1 lead', two: '{count} leads', other: '{count} leads' },
  none: 'The list has no leads to download.',
  format: 'Type of file',
  formats: {
    csv: { title: 'Spreadsheet (CSV)', text: 'Opens in Excel, Google Sheets and LibreOffice.' },
    json: { title: 'Data (JSON)', text: 'Everything that is stored, for another program.' },
  },
  language: 'Language of the spreadsheet’s headings',
  submit: 'Download the file',
  quotes: 'Quotes',
}
