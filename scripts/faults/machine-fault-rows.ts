import type { FaultRow } from './fault-row.ts'

const recoverDatabase = 'app/server/db/recover-database.test.ts'

/** Faults of the machine below: processes that hang, signals, a disk that fills. */
export const machineFaultRows: readonly FaultRow[] = [
  {
    id: 'F29',
    expected: 'every process of the database frozen: back within 60 s, also for the next start',
    tests: {
      [recoverDatabase]: [
        'a database of which every process is stopped is restarted',
        'a start ends a database that was stopped by a signal',
      ],
    },
  },
  {
    id: 'F30',
    expected:
      'a process that outlives its killed database: ended, and no other database is; the start succeeds',
    tests: {
      [recoverDatabase]: [
        'a process that outlives its killed database keeps neither a start nor a restart from succeeding',
        'the server of another folder is left alone',
      ],
    },
  },
  {
    id: 'F31',
    expected:
      'disk full while ready: not ready from the first refused lead until a lead would be stored; the owner is told below a tenth',
    tests: {
      'app/server/db/readiness-store.test.ts': [
        'after a failed lead the node is not ready until a lead would be stored, and stores none itself',
        'a write needs new pages each time, which a full disk has not',
      ],
      'app/server/disk-space.test.ts': ['of a disk with $what too little is free: $free'],
      'app/server/owner-alerts.test.ts': [
        'a full disk is emailed once, although the database cannot count',
      ],
    },
    measurement: 'disk-full',
  },
  {
    id: 'F32',
    expected:
      'the signal of npm start reaches the server; a start that is stopped takes its database with it',
    tests: {
      'tests/e2e/npm-start.test.ts': [
        'SIGTERM to npm start stops the server and its database',
        'SIGTERM to npm start midway leaves nothing running',
      ],
      [recoverDatabase]: ['a start that is stopped takes its database with it'],
    },
  },
]
