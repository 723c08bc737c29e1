import type { FaultRow } from './fault-row.ts'

/** Faults of what is between visitors and the site. */
export const connectionFaultRows: readonly FaultRow[] = [
  {
    id: 'F33',
    expected:
      'nginx without X-Forwarded-For, and two proxies of which one is listed: no visitor is refused because of others, and the operator and the owner are told',
    tests: {
      'tests/e2e/proxies.test.ts': [
        'thirty visitors behind a plain proxy_pass are all served, and the site says that it cannot tell them apart',
        'by the way "%s" each visitor has a limit and a country of its own',
        'by the way "%s" a visitor cannot claim another address',
        'behind a CDN that nobody listed, Israeli visitors get in, others do not, and the site says so',
        'the owner is told on every page, sees how the site sees her, and confirms once',
      ],
    },
  },
  {
    id: 'F34',
    expected: '2.5 MB at 1 Mbit/s are stored; a sender that stops is answered 408',
    tests: {
      'tests/e2e/card-journey.test.ts': ['a photo of 2.5 MB that arrives at 1 Mbit/s is stored'],
      'app/server/api/read-body.test.ts': [
        'a body that stops arriving is answered 408',
        'each piece gives the next ones time, however long the whole takes',
      ],
    },
  },
]
