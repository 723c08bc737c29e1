import type { FaultRow } from './fault-row.ts'

/** Tests every form, API call and query reader of app/routes.ts with hostile and odd input. */
const everyEndpoint = 'tests/e2e/bad-inputs.test.ts'
const hostile = '%s handles hostile text in each field'
const odd = '%s handles odd forms'
const reading = '%s handles hostile queries and path segments'
const badLeads = 'app/server/api/bad-leads.test.ts'
const badTexts = 'app/server/api/bad-texts.test.ts'
const addresses = 'tests/e2e/addresses.test.ts'
const adminForgery = 'tests/e2e/admin-forgery.test.ts'

/** Bad paths, addresses, values and headers. */
export const placeInputRows: readonly FaultRow[] = [
  {
    id: 'I14',
    expected: 'no path leads outside the public files; no source maps, no repository, no listing',
    tests: {
      [everyEndpoint]: [reading],
      'app/server/http/send/files/send-file.test.ts': ['%s is not served'],
      [addresses]: ['%s is not found', '%s is not an address'],
    },
  },
  {
    id: 'I15',
    expected: 'no redirect leaves the site, whatever the path, query or host',
    tests: {
      [everyEndpoint]: [hostile, reading],
      [addresses]: [
        '%s never redirects to another site',
        'the requested host of %s is not repeated',
      ],
      [adminForgery]: ['after signing in, next=%s leads to %s'],
      'app/server/http/gate/return-path.test.ts': ['from %j a pass leads to %s'],
    },
  },
  {
    id: 'I16',
    expected: 'a language is always a known code, whatever its source',
    tests: {
      'app/i18n/detect-language.test.ts': ['%j is rejected', '%j is read as %s'],
      'tests/e2e/languages.test.ts': [
        '%.60s with %o has no saved language, so the root page detects it',
      ],
    },
  },
  {
    id: 'I17',
    expected: 'a choice that is not offered is refused or dropped, never stored as text',
    tests: {
      [everyEndpoint]: [hostile],
      [badLeads]: [
        '%s %j is refused, not stored as free text',
        'a budget without a service is refused',
      ],
      [addresses]: ['an unknown project in the query shows the list'],
    },
  },
  {
    id: 'I18',
    expected: 'unusual email addresses: deliverable ones are accepted, direction marks are removed',
    tests: {
      [badTexts]: ['the email address %j is refused', 'the email address %j is accepted'],
      'app/domain/email.test.ts': ['%s is an email address', '%j is not an email address'],
    },
  },
  {
    id: 'I19',
    expected: 'phones of 25 countries; one that cannot be parsed is stored as typed and marked',
    tests: {
      'app/domain/phone/normalize-phone.test.ts': [
        '$country: an ordinary number is normalized like the rule of the specification',
        '%s: %j cannot be parsed and is stored as typed',
      ],
      [badTexts]: ['the phone %s %s is stored as %s (odd: %s) and as typed'],
    },
  },
  {
    id: 'I20',
    expected:
      'amounts are computed by the server in whole agorot; amounts sent by a client are ignored',
    tests: {
      [everyEndpoint]: [hostile],
      'tests/e2e/package-builder-requests.test.ts': [
        'any query renders a page: $start',
        'prices sent by a client are ignored',
      ],
      'app/domain/pricing/price-lines.property.test.ts': [
        'nothing is negative, nothing is a fraction',
      ],
      'app/server/quotes/receive-quote-request.test.ts': ['amounts in the input are ignored'],
    },
  },
  {
    id: 'I21',
    expected: 'one JSON line per event; no typed text, no secret',
    tests: {
      'app/server/email/outbox.test.ts': [
        'the log has the id and outcome of each email, and no personal data',
      ],
      'app/server/describe-error.test.ts': [
        'query parameters and rejected values, which visitors may have typed, are left out',
      ],
      'app/server/uncaught-errors.test.ts': [
        'an uncaught error ends the process with one log line that has no visitor text: %s',
      ],
    },
  },
  {
    id: 'I22',
    expected:
      'duplicate fields, queries and cookies: the first or a refusal; a header of 17 KB gets 431',
    tests: {
      [everyEndpoint]: [odd, reading],
      'app/server/request/cookies.test.ts': ['of %j the cookies lang are %j'],
      'tests/e2e/headers.test.ts': ['a header of 17 KB is refused'],
      'tests/e2e/admin-access.test.ts': ['%s reveals nothing to a request with %s'],
    },
  },
  {
    id: 'I23',
    expected:
      'a suspected robot is held and shown to the owner, never dropped; forms work without scripts',
    tests: {
      'app/server/leads/receive-lead.test.ts': [
        'a suspicious lead %j is held without notice and receipt, and the response claims no email',
      ],
      'tests/e2e/lead-faults.test.ts': ['without JavaScript the form in %s is sent'],
      'tests/e2e/held-leads.test.ts': [
        'on a phone the owner finds a lead that was sent too fast, and releases it',
      ],
    },
  },
  {
    id: 'I24',
    expected: 'headers with a visitor address are trusted only from a proxy',
    tests: {
      'app/server/request/client-address.test.ts': [
        'headers other than X-Forwarded-For are ignored, even from a trusted proxy',
        'without trusted proxies the X-Forwarded-For of a local client is ignored',
      ],
      'app/server/http/gate/decide-access.test.ts': [
        'without trusted proxies the headers of a visitor are ignored',
      ],
      'app/server/api/public-client.test.ts': [
        'the IP address is that of the connection, whatever headers claim',
      ],
    },
  },
  {
    id: 'I25',
    expected:
      'a page that the browser translates: every form is sent, nothing that was entered is lost',
    tests: {
      'tests/e2e/translated-page.test.ts': [
        '%s is sent from a translated page',
        'a code is made on a page in $lang that was translated $moment the first touch',
      ],
      'tests/e2e/damaged-page.test.ts': [
        'a damaged %s comes back with what was entered, and is sent without React',
        'a page of the admin area that is damaged comes back with what was entered',
      ],
    },
  },
]
