import type { FaultRow } from './fault-row.ts'

/** Tests every form, API call and query reader of app/routes.ts with hostile and odd input. */
const everyEndpoint = 'tests/e2e/bad-inputs.test.ts'
const hostile = '%s handles hostile text in each field'
const odd = '%s handles odd forms'
const broken = '%s refuses other content types, broken and endless bodies'
const jsonCalls = '%s refuses invalid JSON input'
const reading = '%s handles hostile queries and path segments'
const shown = 'everything stored by these tests is shown as text on every screen of the admin area'
const serveApi = 'app/server/api/serve-api.test.ts'
const badLeads = 'app/server/api/bad-leads.test.ts'
const badTexts = 'app/server/api/bad-texts.test.ts'
const mime = 'app/server/email/mime.test.ts'
const adminForgery = 'tests/e2e/admin-forgery.test.ts'

/** Bad bodies and texts: a field error or a refusal, never a server error. */
export const textInputRows: readonly FaultRow[] = [
  {
    id: 'I01',
    expected:
      'bodies at the limit, over it, endless, compressed, with wrong lengths: 413 or 400, nothing stored',
    tests: {
      [serveApi]: [
        'a body of %i bytes gets %i',
        'a chunked body of 100 MB is refused early, without being stored or read',
        'a body encoded as %s is not decompressed',
        'Content-Length together with chunked encoding is refused before the body is read',
        'a Content-Length above the limit is refused without waiting for the body',
      ],
      [everyEndpoint]: ['every form and every call of app/routes.ts has its samples', broken],
    },
  },
  {
    id: 'I02',
    expected:
      'wrong types, duplicate and unknown keys, other content types: 4xx; fields that the server sets are never read',
    tests: {
      [everyEndpoint]: [odd, broken, jsonCalls],
      [badLeads]: ['the last of two equal JSON keys wins, and status is ignored'],
      'app/domain/leads/lead-payload.test.ts': [
        'unknown keys and keys that only the server sets are dropped',
        'deep nesting is refused without recursion',
      ],
    },
  },
  {
    id: 'I03',
    expected: 'prototype names as keys, fields, queries, languages change nothing',
    tests: {
      [everyEndpoint]: [hostile, odd, reading],
      [badLeads]: ['the JSON key %s pollutes no prototype'],
      'app/domain/leads/lead-payload.test.ts': ['a __proto__ key changes nothing'],
    },
  },
  {
    id: 'I04',
    expected:
      'NUL, lone surrogates, control characters, invalid UTF-8: removed or refused, never an error',
    tests: {
      [everyEndpoint]: [hostile, odd, reading],
      [badTexts]: [
        '%s in a name is removed before it is stored',
        'a message keeps its lines and direction marks and loses invalid characters',
      ],
    },
  },
  {
    id: 'I05',
    expected: 'lengths count code points after trimming and NFC, the same in browser and server',
    tests: {
      [badTexts]: [
        'limits count code points after NFC: %j',
        'limits count after trimming, and CRLF counts as one character',
        'an email address of 255 characters is accepted, one of 256 is refused',
      ],
      'app/domain/leads/contact-form.test.ts': [
        'the limits of the name count %s as one',
        'the limits of the message count %s as one',
      ],
    },
  },
  {
    id: 'I06',
    expected: 'direction overrides do not reverse names, subjects or pages',
    tests: {
      [everyEndpoint]: [hostile],
      [badTexts]: ['%s in a name is removed before it is stored'],
      [mime]: ['%s in a subject or a name does not start a header'],
    },
  },
  {
    id: 'I07',
    expected:
      'look-alike addresses are different accounts; domains are compared in lower case and punycode',
    tests: {
      'app/server/admins/accounts/normalize-email.test.ts': ['%j becomes %j'],
      'app/server/admins/passwords/password-hash.test.ts': [
        'look-alike characters are not treated as equal',
      ],
      'app/server/email/mailbox-limit.test.ts': ['the mailbox of %s is %s'],
    },
  },
  {
    id: 'I08',
    expected: 'no visitor text starts an email header or adds a recipient',
    tests: {
      [everyEndpoint]: [hostile],
      [mime]: [
        '%s in a subject or a name does not start a header',
        'an address such as %j is never parsed as two',
      ],
    },
  },
  {
    id: 'I09',
    expected: 'markup, scripts and templates are shown literally on pages, in emails, in PDFs',
    tests: {
      [everyEndpoint]: [hostile, reading, shown],
      'tests/e2e/admin-journey.test.ts': [
        'markup and scripts typed by a visitor are shown as text',
      ],
      'app/server/email/compose-email.test.ts': [
        '$kind in $language: every slot is filled, and no visitor input becomes markup',
      ],
      'app/server/quotes/quote-pdf.test.ts': [
        'visitor input is text in the PDF, never Typst markup',
      ],
    },
  },
  {
    id: 'I10',
    expected: 'no spreadsheets: leads are exported as JSON, which cannot run formulas',
    tests: {
      'app/server/privacy/person-store.test.ts': [
        'an export holds leads, events, quotes and emails, and no search column',
      ],
    },
  },
  {
    id: 'I11',
    expected: 'no text starts a vCard property or a download header; lines fold at 75 octets',
    tests: {
      'app/domain/business-card/vcard.test.ts': [
        'a text cannot start another vCard property',
        'no line is longer than 75 octets, and folding splits no character',
      ],
      'app/domain/business-card/vcard-parsed.test.ts': [
        '%s is read back unchanged by an independent parser',
      ],
      'app/domain/business-card/content-disposition.test.ts': ['the file of %j'],
    },
  },
  {
    id: 'I12',
    expected: 'SQL, wildcards, invalid sort orders and ids are text or 404',
    tests: {
      [everyEndpoint]: [hostile, reading],
      [adminForgery]: ['an invalid id (%s) is not found', 'the list accepts an invalid query: ?%s'],
      'tests/conventions/code.test.ts': [
        'SQL and the database are used only in the stores and in server/db',
      ],
      'app/server/leads/lead-list-store.test.ts': [
        'a search for %s finds %j',
        'a limit of %i leads gives a page of %i',
      ],
    },
  },
  {
    id: 'I13',
    expected: 'long texts against slow patterns: linear time',
    tests: {
      [everyEndpoint]: [hostile],
      'app/domain/email.test.ts': ['a hostile address of ten million %s is checked in linear time'],
      'app/server/leads/lead-list-store.test.ts': [
        'a search for fifty words in a hundred thousand letters ends',
      ],
    },
  },
]
