import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from 'pg'
import { expect } from 'vitest'
import { packageRoot } from '#server/package-root.ts'
import { startApp, type RunningApp } from './app.ts'
import { connectToAppDatabase } from './app-database.ts'

export type ClockedApp = {
  app: RunningApp
  database: Client
  /** Sets the clock of app and database, which go on from there. Admins stay signed in. */
  moveTo: (at: Date) => Promise<void>
  stop: () => Promise<void>
}

/** In front of the built-in one, for all statements that are parsed from then on. */
const clockSql = `
  create schema moved_clock;
  create table moved_clock.shift (ahead interval not null);
  insert into moved_clock.shift values ('0');
  create function moved_clock.now() returns timestamptz language sql stable
    return pg_catalog.now() + (select ahead from moved_clock.shift);
  grant usage on schema moved_clock to public;
  grant select on moved_clock.shift to public;
  do $$ declare missing record; begin
    for missing in select adrelid::regclass as relation, attname as name from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      where pg_get_expr(adbin, adrelid) = 'now()'
    loop
      execute format('alter table %s alter %I set default moved_clock.now()', missing.relation, missing.name);
    end loop;
  end $$;
  alter database site set search_path = moved_clock, pg_catalog, public;
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = 'site' and application_name = 'site'`

/** An app whose clock the test sets, with its database. `moveTo` only goes forward. */
export async function startAppWithClock(): Promise<ClockedApp> {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  const file = join(folder, 'shift')
  writeFileSync(file, '0')
  const preload = pathToFileURL(join(packageRoot, 'tests/support/shift-date.ts'))
  const app = await startApp({
    env: {
      LEADS_PER_MINUTE: '1000',
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${preload.href}`,
    },
  })
  const database = await connectToAppDatabase(app.dataDir)
  await database.query(clockSql)
  return {
    app,
    database,
    moveTo: async (at) => {
      const shift = String(at.getTime() - Date.now())
      await database.query(`update moved_clock.shift set ahead = $1::float8 * interval '1 ms'`, [
        shift,
      ])
      writeFileSync(file, shift)
      process.kill(app.pid, 'SIGUSR2')
      await expect.poll(() => readFileSync(`${file}.read`, 'utf8')).toBe(shift)
      await database.query(
        `update admin_sessions set (created_at, last_seen_at, authenticated_at) =
          (moved_clock.now(), moved_clock.now(), moved_clock.now())`,
      )
    },
    stop: async () => {
      await database.end()
      await app.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
