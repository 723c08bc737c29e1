import type { FaultRow } from './fault-row.ts'

const receiveLead = 'app/server/leads/receive-lead.test.ts'
const databaseFaults = 'tests/e2e/database-faults.test.ts'
const databaseDown = 'app/server/api/database-down.test.ts'
const startDatabase = 'app/server/db/start-database.test.ts'
const outboxCrashes = 'app/server/email/outbox-crashes.test.ts'
const serverDown = 'app/server/email/outbox-server-down.test.ts'
const leadFaults = 'tests/e2e/lead-faults.test.ts'
const rateLimit = 'app/server/rate-limits/take-token.test.ts'
const leadList = 'app/server/leads/lead-list-store.test.ts'

/** Faults while a lead is being stored: database, disk, clock, mail server, repeated requests. */
export const leadFaultRows: readonly FaultRow[] = [
  {
    id: 'F01',
    expected:
      '300 kills, freezes, orphans and full disks under load: of 3,000 confirmed leads none lost, duplicated or incomplete, no start gives up; after a kill a lead within 3 s',
    measurement: 'torture',
  },
  {
    id: 'F02',
    expected:
      'a flush to disk before each confirmation; a database that may lose a commit is refused',
    tests: {
      [databaseFaults]: ['a lead is flushed to the disk before its response'],
      [startDatabase]: [
        'a database that may lose a commit is refused, and its server is stopped',
        'a DATABASE_URL whose server has fsync off is refused',
      ],
    },
  },
  {
    id: 'F03',
    expected:
      'killed between the 250 of the mail server and "sent": at most one duplicate, same Message-ID',
    tests: {
      [outboxCrashes]: [
        'an email whose node is killed between sending it and storing the outcome is sent again with the same id',
        'a node that stops while it claims emails releases them',
      ],
    },
  },
  {
    id: 'F04',
    expected:
      'database killed or down: no false confirmation, 503 with Retry-After, pages work, automatic recovery',
    tests: {
      [databaseFaults]: [
        'while a killed database restarts, leads get 503, pages work and no confirmed lead is lost',
        'while the database is unavailable the admin area responds 503 with a message',
      ],
      [databaseDown]: [
        'without a database every lead gets 503 with Retry-After',
        'a database that does not respond is given up',
        'a lead whose statement fails midway leaves nothing, and its key can be used again',
      ],
      [startDatabase]: [
        'a killed server is restarted, and errors meanwhile count as unavailable',
        'a server that runs but does not respond is restarted',
      ],
    },
  },
  {
    id: 'F05',
    expected:
      'database slow for 30 s, 50 posts: 503 within 6 s (7 in a test), every connection released',
    tests: {
      [databaseFaults]: [
        'a hanging database leads to 503 after 5 seconds, and every connection is released',
      ],
    },
  },
  {
    id: 'F06',
    expected: 'no mail server: confirmed within 3.5 s, email sent once it is back',
    tests: {
      [serverDown]: [
        'without an SMTP server the lead is stored, the response does not wait for it, and the emails are sent when the server is back',
      ],
    },
  },
  {
    id: 'F07',
    expected:
      'a mail server that accepts but does not respond, or sends a byte a second: no request waits over 3.5 s',
    tests: {
      [serverDown]: [
        'a server that accepts connections and %s withholds no response and uses few connections',
        'the first visitor waits three seconds for a silent server, and the next does not wait',
      ],
    },
  },
  {
    id: 'F08',
    expected:
      '451 is retried until sent, 550 fails at once, a broken connection after the text causes at most one duplicate',
    tests: {
      'app/server/email/outbox-attempts.test.ts': [
        '451 is retried until accepted, 550 fails at once, and neither delays other emails',
      ],
      [outboxCrashes]: [
        'a connection that breaks after the text causes at most one duplicate, with the same id',
      ],
    },
  },
  {
    id: 'F09',
    expected:
      'disk full: 503 and no confirmation, pages and old data remain, a lead within 5 s of new space',
    tests: {
      'app/server/db/readiness-store.test.ts': [
        'a database whose writes fail, as on a full disk, is not ready',
      ],
    },
    measurement: 'disk-full',
  },
  {
    id: 'F10',
    expected:
      'disk turned read-only: 503, not ready, healthy, process alive, nothing lost after a repair',
    tests: {
      'app/server/db/readiness-store.test.ts': ['a read-only database is not ready'],
      'app/server/create-log.test.ts': ['a log on a full disk neither blocks nor ends the process'],
    },
    measurement: 'disk-read-only',
  },
  {
    id: 'F11',
    expected:
      'clock set back a day: no window or session lasts longer than it should, events stay in order',
    tests: {
      [rateLimit]: [
        'a clock that was set back a day does not hold a window open for a day',
        'a window that started slightly in the future on another node keeps counting',
      ],
      'app/server/leads/lead-change-store.test.ts': [
        'timeline events stay in order when the clock is set back',
      ],
      'app/server/admins/sessions/session-store.test.ts': [
        'activity renews a session, but never past eight hours',
      ],
    },
  },
  {
    id: 'F12',
    expected:
      'both daylight saving changes: each day has its 23, 24 or 25 hours, weeks start on Sunday',
    tests: {
      [leadList]: [
        '$what has $hours hours, and the day before it $before',
        'weeks start on Sunday, months on the first, years in January, in Jerusalem time',
      ],
      'app/server/email/compose-email.test.ts': [
        'times in emails are in Jerusalem time, in summer and in winter',
      ],
    },
  },
  {
    id: 'F13',
    expected: 'double click: none of 200 creates two leads or two ids',
    tests: {
      [receiveLead]: [
        '200 double clicks on two nodes create one lead each, and both responses have its id',
      ],
      [leadFaults]: ['a double click creates one lead'],
    },
  },
  {
    id: 'F14',
    expected:
      'lost responses: 200 retries create 200 leads, each with its first id, marked as replayed',
    tests: {
      'app/server/api/lost-responses.test.ts': [
        '200 disconnected clients that retry with the same key each create exactly one lead',
      ],
      [receiveLead]: ['a repeated key and body get the first response, marked as replayed'],
      [leadFaults]: ['a retry after a lost response creates one lead, with one key'],
    },
  },
  {
    id: 'F15',
    expected:
      'one key with another body: refused, the first lead unchanged; without a key the content is the key',
    tests: {
      [receiveLead]: [
        'a repeated key with another body is refused and changes nothing',
        'without a key the same content from one address is one lead, and other content is another',
      ],
    },
  },
  {
    id: 'F16',
    expected: 'one key on two nodes simultaneously: 500 of 500 create one lead',
    tests: {
      [receiveLead]: [
        '500 concurrent leads, each sent to both nodes, create 500 rows and 1,000 emails',
      ],
    },
  },
]
