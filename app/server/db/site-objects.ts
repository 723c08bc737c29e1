import { findMigrations, migrationsTable } from './migrate-database.ts'

const created = /create (?:unlogged )?table (?:if not exists )?"(\w+)"/gi
const renamed = /alter table "\w+" rename to "(\w+)"/gi
const sequence = /create sequence "public"\."(\w+)"/gi

/**
 * Every table and sequence that a version of the site has had, with its schema. A database of the
 * owner's may have those of other programs too.
 */
export function siteObjects(): ReadonlySet<string> {
  const sql = findMigrations()
    .flatMap((migration) => migration.sql)
    .join('\n')
  const names = [created, renamed, sequence].flatMap((pattern) =>
    [...sql.matchAll(pattern)].map(([, name]) => `public.${name}`),
  )
  return new Set([...names, migrationsTable, `${migrationsTable}_id_seq`])
}
