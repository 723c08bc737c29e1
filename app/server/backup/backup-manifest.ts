import { z } from 'zod'

/** Names become part of SQL: only what our migrations would write. */
const sqlName = z.string().regex(/^[a-z_][a-z\d_]*$/)
const qualifiedName = z.string().regex(/^(?:public|drizzle)\.[a-z_][a-z\d_]*$/)
const count = z.int().nonnegative()

const contents = { bytes: count, sha256: z.string().regex(/^[\da-f]{64}$/) }

/**
 * What a backup holds: the last entry of its archive, so that a backup without one is incomplete.
 * `migration` identifies the schema: the time of its newest migration, in milliseconds.
 */
export const backupManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migration: count,
  tables: z.array(
    z.object({ name: qualifiedName, columns: z.array(sqlName), rows: count, ...contents }),
  ),
  sequences: z.array(
    z.object({
      name: qualifiedName,
      lastValue: z.string().regex(/^-?\d{1,19}$/),
      isCalled: z.boolean(),
    }),
  ),
  /** The files of emails that were filed instead of sent. */
  emails: z.object({ files: count, ...contents }),
})

export type BackupManifest = z.output<typeof backupManifest>
export type TableContents = BackupManifest['tables'][number]
export type SequenceState = BackupManifest['sequences'][number]

export const manifestName = 'manifest.json'

/** The name of a table's nth part in the archive: the parts of a table, joined, are its COPY text. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`
}

export function emailEntryName(id: string): string {
  return `mails/${id}.eml`
}

/** What an entry of the archive belongs to. Null for a name that no backup has. */
export function parseEntryName(
  name: string,
): { table: string } | { emailId: string } | 'manifest' | null {
  if (name === manifestName) return 'manifest'
  const table = /^tables\/((?:public|drizzle)\.[a-z_][a-z\d_]*)\/\d{6,}\.copy$/.exec(name)?.[1]
  if (table !== undefined) return { table }
  const emailId = /^mails\/([\da-f-]{36})\.eml$/.exec(name)?.[1]
  return emailId === undefined ? null : { emailId }
}
