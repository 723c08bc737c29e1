import { onTestFinished } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { startApiServer, type ApiServer } from './api-server.ts'
import { leadPayload, postLead } from './lead-payload.ts'
import type { SmtpStub } from './smtp-stub.ts'

type Options = Omit<Parameters<typeof startApiServer>[0], 'database'>

/** Site nodes on one database, with helpers for the outbox tests. */
export function outboxSites(database: () => Database) {
  async function update(rows: string): Promise<void> {
    await database().pool.query(
      `update emails set next_attempt_at = now() where status = 'waiting' and ${rows}`,
    )
  }
  return {
    open: async (options: Options = {}): Promise<ApiServer> => {
      const site = await startApiServer({ database: database(), ...options })
      onTestFinished(site.stop)
      return site
    },
    statuses: async (): Promise<Record<string, number>> => {
      const { rows } = await database().pool.query<{ status: string; count: number }>(
        'select status, count(*)::int from emails group by 1',
      )
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
    },
    /** Makes retries due now. Does not end the claim (60 seconds) of an email in progress. */
    skipPauses: () => update(`next_attempt_at < now() + interval '45 seconds'`),
    /** Makes every waiting email due, as if its claim had ended. */
    endClaims: () => update('true'),
  }
}

export function withServer(stub: SmtpStub): Options {
  onTestFinished(stub.stop)
  return { variables: { SMTP_URL: stub.url } }
}

export async function postLeads(address: string, count: number) {
  return Promise.all(Array.from({ length: count }, () => postLead(address, leadPayload())))
}

export async function timed<Result>(
  action: () => Promise<Result>,
): Promise<{ result: Result; ms: number }> {
  const start = performance.now()
  const result = await action()
  return { result, ms: performance.now() - start }
}
