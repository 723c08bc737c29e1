import type { FaultRow } from './fault-row.ts'

const outboxCrashes = 'app/server/email/outbox-crashes.test.ts'
const leadFaults = 'tests/e2e/lead-faults.test.ts'
const rateLimit = 'app/server/rate-limits/take-token.test.ts'
const restore = 'app/server/backup/restore-backup.test.ts'

/** Faults of nodes, load, external services, time and code. */
export const loadFaultRows: readonly FaultRow[] = [
  {
    id: 'F17',
    expected:
      'two nodes: limit N allows exactly N, each email of 500 leads is sent once, a sign-out applies to both',
    tests: {
      [rateLimit]: ['of %i simultaneous calls on two nodes with limit %i exactly the limit passes'],
      [outboxCrashes]: ['two nodes send the emails of 500 leads, each once'],
      'app/server/admins/sessions/session-store.test.ts': [
        'a late renewal does not restore an ended session',
      ],
    },
  },
  {
    id: 'F18',
    expected: 'SIGTERM at 20 requests a second: every accepted connection gets its answer',
    tests: {
      'tests/e2e/stop-under-load.test.ts': [
        'an idle connection is answered after the signal with Connection: close, and readiness fails',
        'at 20 requests a second every accepted connection gets its response',
      ],
      'tests/e2e/connections.test.ts': ['a stop does not wait for clients that hold connections'],
    },
  },
  {
    id: 'F19',
    expected:
      'silent and slow clients are disconnected; with 1,000 of them the p99 of others is at most doubled',
    tests: {
      'tests/e2e/connections.test.ts': [
        'a client that sends nothing is disconnected after ten seconds, one that reads nothing after twenty',
      ],
    },
    measurement: 'crowd',
  },
  {
    id: 'F20',
    expected:
      'a client that disconnects during its request stores nothing, one that disconnects after it loses nothing',
    tests: {
      'app/server/api/serve-api.test.ts': ['a Content-Length above the real length stores nothing'],
      'app/server/api/lost-responses.test.ts': [
        '200 disconnected clients that retry with the same key each create exactly one lead',
      ],
    },
  },
  {
    id: 'F21',
    expected:
      '10,000 visitors in 60 s: no 5xx, no lead lost, p99 of pages 500 ms and of leads 1 s, at most 512 MB',
    measurement: 'crowd',
  },
  {
    id: 'F22',
    expected:
      '1,000 leads from one address: 429 with Retry-After, while 20 of 20 other leads are stored',
    tests: {
      'app/server/api/flood.test.ts': [
        'a flood of 1,000 leads from one address is refused, while 20 other leads are all stored',
      ],
    },
  },
  {
    id: 'F23',
    expected:
      'external services down: leads are accepted, pages do not wait, an unknown country is admitted',
    tests: {
      [leadFaults]: ['a failing request of emails is silent, and the form asks for nothing else'],
      'app/server/settings/daily-rate.test.ts': ['a service that never responds times out'],
      'app/server/gate/verified-crawlers.test.ts': [
        'a DNS server that does not answer is given up',
      ],
      'app/server/gate/place-of.test.ts': ['%j is abroad: %s'],
      'app/server/integrations/cdn-purge.test.ts': [
        'an unreachable cache does not delay or fail a change, and stop ends the retries',
      ],
    },
  },
  {
    id: 'F24',
    expected:
      'exchange rate missing, NaN, 0, negative, huge: 3.7, and never an invalid number on a page',
    tests: {
      'app/server/settings/settings-cache.test.ts': [
        'a stored rate of %j is ignored: the rate is 3.7',
      ],
      'app/domain/exchange-rate.test.ts': ['%j is not a rate'],
      'app/server/settings/daily-rate.test.ts': [
        '%s is rejected with one log line, and the rate stays',
      ],
    },
  },
  {
    id: 'F25',
    expected: 'disk lost: a backup made under load restores every row and hash',
    tests: {
      'tests/e2e/backup.test.ts': [
        'after the loss of its disk the site is restored from a backup made while leads arrived',
      ],
      [restore]: [
        'a restored site has every row, sequence and email file unchanged',
        'a backup is consistent while leads arrive, and has every lead stored before it',
        'a wrong passphrase and a damaged file are rejected before anything is written',
      ],
    },
  },
  {
    id: 'F26',
    expected: 'leads are removed after 24 months; a failed step does not stop the others',
    tests: {
      'app/server/leads/lead-retention-store.test.ts': [
        'a lead is removed after 24 months, unless its quote was accepted',
        'a lead that the owner keeps is not removed until the reason is withdrawn',
      ],
      'app/server/housekeeping.test.ts': ['the steps after a failed step still run'],
    },
  },
  {
    id: 'F27',
    expected: 'an email that cannot be sent does not block later emails',
    tests: { [outboxCrashes]: ['an email to %j does not block later emails'] },
  },
  {
    id: 'F28',
    expected: 'an uncaught error: a generic response, one log line, the next request is answered',
    tests: {
      'app/server/http/request-listener.test.ts': [
        'a page that fails is rendered again for the next visitor, and no cache may store the failure',
      ],
      'app/server/uncaught-errors.test.ts': [
        'an uncaught error ends the process with one log line that has no visitor text: %s',
      ],
    },
  },
]
