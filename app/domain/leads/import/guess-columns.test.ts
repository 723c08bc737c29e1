import { expect, test } from 'vitest'
import { findHeadings, guessColumns } from './guess-columns.ts'

// Proves 4.16.1.
test.each([
  [
    'a Hebrew sheet',
    ['שם מלא', 'טלפון נייד', 'דוא״ל', 'תאריך פנייה', 'סטטוס', 'הערות', 'צבע'],
    ['name', 'phone', 'email', 'date', 'status', 'note', null],
  ],
  [
    'HubSpot',
    ['Record ID', 'First Name', 'Last Name', 'Email', 'Phone Number', 'Lead Status', 'Create Date'],
    [null, 'first-name', 'last-name', 'email', 'phone', 'status', 'date'],
  ],
  [
    'Google Contacts',
    [
      'First Name',
      'Last Name',
      'Notes',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'E-mail 2 - Value',
      'Phone 1 - Value',
      'Organization Name',
    ],
    ['first-name', 'last-name', 'note', null, 'email', 'email', 'phone', 'company'],
  ],
  [
    'Meta lead forms',
    ['id', 'created_time', 'full_name', 'phone_number', 'email'],
    [null, 'date', 'name', 'phone', 'email'],
  ],
  ['two names', ['שם', 'שם הלקוח', 'טלפון'], ['name', null, 'phone']],
])('the columns of %s are known by their headings', (_, headings, fields) => {
  expect(guessColumns(headings, [])).toEqual(fields)
})

test('columns without a known heading are known by their look', () => {
  const rows = [
    ['דנה', '050-1234567', 'dana@example.com'],
    ['נועה', '', 'noa@example.com'],
    ['', '+44 20 7946 0958', ''],
  ]
  expect(guessColumns(['א', 'ב', 'ג'], rows)).toEqual([null, 'phone', 'email'])
})

test.each([
  [
    'in front',
    [
      ['שם', 'טלפון'],
      ['דנה', '050-1234567'],
    ],
    0,
  ],
  [
    'below the titles of a board',
    [['Leads 2026'], ['New'], ['Name', 'Status', 'Phone'], ['Dana', 'Done', '050-1234567']],
    2,
  ],
  [
    'unknown',
    [
      ['א', 'ב'],
      ['דנה', '050-1234567'],
    ],
    0,
  ],
  ['missing', [['דנה', '050-1234567']], -1],
  ['missing in an empty file', [], 0],
])('headings that are %s are found', (_, rows, index) => {
  expect(findHeadings(rows)).toBe(index)
})
