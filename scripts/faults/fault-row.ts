/** A row of `npm run faults`: an expected behavior, and the tests or measurement that verify it. */
export type FaultRow = {
  /** F: a deliberate fault. I: bad input. C: access. */
  id: `${'F' | 'I' | 'C'}${number}`
  /** The fault, and the expected behavior or figure. */
  expected: string
  /** Test titles as written in the source, by file. */
  tests?: Readonly<Record<string, readonly string[]>>
  measurement?: MeasurementName
  /** What is expected but not verified yet. */
  needs?: string
}

/** `full`: the arguments of the full measurement. */
export const measurements = {
  torture: { script: 'scripts/torture.ts', full: ['--rounds', '300'] },
  'disk-full': { script: 'scripts/disk-full.ts', full: [] },
  'disk-read-only': { script: 'scripts/disk-read-only.ts', full: [] },
  crowd: { script: 'scripts/crowd.ts', full: [] },
  'sign-in-time': { script: 'scripts/sign-in-time.ts', full: [] },
} as const

export type MeasurementName = keyof typeof measurements
