import type { FaultRow } from './fault-row.ts'

const outboxCrashes = 'app/server/email/outbox-crashes.test.ts'
const leadFaults = 'tests/e2e/lead-faults.test.ts'
const rateLimit = 'app/server/rate-limit.test.ts'
const restore = 'app/server/backup/restore-backup.test.ts'

/** Faults of nodes, load, services of others, time and code. */
export const loadFaultRows: readonly FaultRow[] = [
  {
    id: 'F17',
    asked:
      'two nodes: limit N lets exactly N pass, each email of 500 leads goes out once, sign-out counts on both',
    tests: {
      [rateLimit]: ['of %i simultaneous calls on two nodes with limit %i exactly the limit passes'],
      [outboxCrashes]: ['two nodes send the emails of 500 leads, each once'],
      'app/server/admins/session-store.test.ts': [
        'a late renewal does not restore an ended session',
      ],
    },
  },
  {
    id: 'F18',
    asked:
      'SIGTERM at 20 requests a second: every connection that was accepted gets its 2xx, over within 10 s',
    tests: {
      'tests/e2e/stop-under-load.test.ts': [
        'a connection that waited is answered after the signal, told to close, and not ready',
        'at 20 requests a second every connection that was accepted gets its answer',
      ],
      'tests/e2e/connections.test.ts': ['a stop does not wait for clients that hold connections'],
    },
  },
  {
    id: 'F19',
    asked:
      'silent and slow clients are cut off; with 1,000 of them the p99 of others is at most twice the quiet one',
    tests: {
      'tests/e2e/connections.test.ts': [
        'who sends nothing is cut off after ten seconds, who reads nothing after twenty',
      ],
    },
    measurement: 'crowd',
  },
  {
    id: 'F20',
    asked:
      'a client that goes away in the middle leaves nothing, one that goes away after it loses nothing',
    tests: {
      'app/server/api/serve-api.test.ts': ['a Content-Length above the real length stores nothing'],
      'app/server/api/lost-responses.test.ts': [
        '200 disconnected clients that retry with the same key each create exactly one lead',
      ],
    },
  },
  {
    id: 'F21',
    asked:
      '10,000 visitors in 60 s: no 5xx, no lead lost, p99 of pages 500 ms and of leads 1 s, at most 512 MB',
    measurement: 'crowd',
  },
  {
    id: 'F22',
    asked:
      '1,000 leads of one address: 429 with Retry-After, and 20 of 20 leads of others are stored meanwhile',
    tests: {
      'app/server/api/flood.test.ts': [
        'a flood of 1,000 leads from one address is refused, while 20 other leads are all stored',
      ],
    },
  },
  {
    id: 'F23',
    asked:
      'services of others away: leads are taken, pages do not wait, an unknown country is let in',
    tests: {
      [leadFaults]: ['a failing look-up of the IP address or request of emails is silent'],
      'app/server/settings/daily-rate.test.ts': ['a service that never responds times out'],
      'app/server/gate/verified-crawlers.test.ts': [
        'a DNS server that does not answer is given up after the timeout',
      ],
      'app/server/gate/place-of.test.ts': ['%j is outside: %s'],
      'app/server/integrations/cdn-purge.test.ts': [
        'an unreachable cache does not delay or fail a change, and stop ends the retries',
      ],
    },
  },
  {
    id: 'F24',
    asked:
      'exchange rate missing, NaN, 0, negative, huge: 3.7, and never a broken number on a page',
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
    asked: 'disk lost: a backup made under load restores every row and hash',
    tests: {
      'tests/e2e/backup.test.ts': [
        'after the loss of its disk the site goes on from a backup made while leads arrived',
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
    asked: 'after 24 months leads are gone; a step that fails does not keep others from their work',
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
    asked: 'an email that cannot be sent never blocks the emails behind it',
    tests: { [outboxCrashes]: ['an email to %j does not block later emails'] },
  },
  {
    id: 'F28',
    asked:
      'an error nobody caught: a generic answer, one line in the log, the next request is answered',
    tests: {
      'app/server/http/request-listener.test.ts': [
        'a page that fails is rendered again for the next visitor, and no cache may store the failure',
      ],
      'app/server/last-resort.test.ts': [
        'an uncaught error ends the process with one log line that has no visitor text: %s',
      ],
    },
  },
]
