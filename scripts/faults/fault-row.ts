/** What `npm run faults` asks of the product, and what shows that it is so. */
export type FaultRow = {
  /** F: a fault that is caused on purpose. I: bad input. C: access. */
  id: `${'F' | 'I' | 'C'}${number}`
  /** What happens, and the figure that is asked for. */
  asked: string
  /** Titles as written in the source, by test file. */
  tests?: Readonly<Record<string, readonly string[]>>
  measurement?: MeasurementName
  /** What is asked and not shown yet. */
  needs?: string
}

/** `full`: the arguments of the long form. A measurement without a short form is left out there. */
export const measurements = {
  torture: { script: 'scripts/torture.ts', full: ['--rounds', '300'] },
  'disk-full': { script: 'scripts/disk-full.ts', full: [] },
  'disk-read-only': { script: 'scripts/disk-read-only.ts', full: [] },
  crowd: { script: 'scripts/crowd.ts', full: [] },
  'sign-in-time': { script: 'scripts/sign-in-time.ts', full: [] },
} as const

export type MeasurementName = keyof typeof measurements
