import { z } from 'zod'

/** Names become part of SQL, so only those are allowed that migrations create. */
const sqlName = z.string().regex(/^[a-z_][a-z\d_]*$/)
const qualifiedName = z.string().regex(/^(?:public|drizzle)\.[a-z_][a-z\d_]*$/)
const count = z.int().nonnegative()

const contents = { bytes: count, sha256: z.string().regex(/^[\da-f]{64}$/) }

/**
 * The contents of a backup. The manifest is the last entry of the archive, so a backup without one
 * is incomplete. `migration` identifies the schema: the time of its newest migration, in
 * milliseconds.
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
  /** The end of the activity log, to compare with later; backups of earlier versions have none. */
  auditHead: z.object({ position: count, hash: z.string() }).nullable().default(null),
  /** The files of filed emails. */
  emails: z.object({ files: count, ...contents }),
})

export type BackupManifest = z.output<typeof backupManifest>
export type TableContents = BackupManifest['tables'][number]
export type SequenceState = BackupManifest['sequences'][number]

export const manifestName = 'manifest.json'

/** The name of a part of a table in the archive. The joined parts of a table are its COPY text. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`
}

export function emailEntryName(id: string): string {
  return `mails/${id}.eml`
}

/** What an entry of the archive contains; null for a name that no backup has. */
export function parseEntryName(
  name: string,
): { table: string } | { emailId: string } | 'manifest' | null {
  if (name === manifestName) return 'manifest'
  const table = /^tables\/((?:public|drizzle)\.[a-z_][a-z\d_]*)\/\d{6,}\.copy$/.exec(name)?.[1]
  if (table !== undefined) return { table }
  const emailId = /^mails\/([\da-f-]{36})\.eml$/.exec(name)?.[1]
  return emailId === undefined ? null : { emailId }
}
