import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { reportFolder } from './measurement-file.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged
  interface TaskMeta {
    /** The figure that a test measured, for the table of `npm run faults`. */
    figure?: string
  }
}

const schema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          meta: z.object({ figure: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
})

export type RanTest = { file: string; title: string; status: string; figure: string | null }

export const reportNames = ['unit', 'e2e'] as const

/** The projects of vitest.config.ts in each report. */
export const reportProjects = { unit: ['unit'], e2e: ['e2e'] } as const

export function reportFile(name: (typeof reportNames)[number]): string {
  return path.join(reportFolder, `${name}.json`)
}

/** All tests in the reports of the last runs, with paths from `root`. */
export function readRanTests(root: string): RanTest[] {
  return reportNames
    .map(reportFile)
    .filter((file) => existsSync(file))
    .flatMap((file) => schema.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status, meta }) => ({
        file: path.relative(root, name),
        title,
        status,
        figure: meta?.figure ?? null,
      })),
    )
}

/** Matches the titles that vitest creates from one written with `%s` or `$name`. */
export function titlePattern(written: string): RegExp {
  const parts = written.split(/%(?:\.\d+)?[sdifjoO#]|\$[\w.]+/)
  const literal = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${literal.join('[^]*')}$`)
}
