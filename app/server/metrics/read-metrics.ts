import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { freeShareOf } from '../disk-space.ts'
import { countEmailsByStatus } from '../email/email-list-store.ts'
import type { ServerContext } from '../server-context.ts'
import { countStoredLeads } from './metrics-store.ts'
import type { Metric } from './metrics-text.ts'

/** Since the last reading, in nanoseconds. */
const delay = monitorEventLoopDelay({ resolution: 20 })

type Site = Pick<ServerContext, 'backups' | 'database' | 'env' | 'ready'>

/** What whoever hosts the site watches. While the database does not respond, its values are left out. */
export async function readMetrics(site: Site): Promise<Metric[]> {
  const { pool } = site.database
  return [
    ...processMetrics(),
    gauge('site_ready', 'Whether the database would store a lead.', Number(await site.ready())),
    gauge('site_database_connections', 'Connections of the pool.', {
      label: 'state',
      of: {
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      },
    }),
    ...(await operationMetrics(site)),
    ...(await storedMetrics(site).catch(() => [])),
  ]
}

function gauge(name: string, help: string, values: Metric['values']): Metric {
  return { name, help, type: 'gauge', values }
}

function processMetrics(): Metric[] {
  const { user, system } = process.cpuUsage()
  const p99 = delay.percentile(99) / 1e9
  delay.reset()
  delay.enable()
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    gauge(
      'process_start_time_seconds',
      'Start of the process.',
      Date.now() / 1_000 - process.uptime(),
    ),
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time of the process.',
      type: 'counter',
      values: (user + system) / 1e6,
    },
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'Delay of the event loop since the last reading.',
      p99,
    ),
  ]
}

async function operationMetrics({ backups, env }: Site): Promise<Metric[]> {
  const {
    backups: [newest],
    problem,
  } = await backups.state(new Date())
  const stats = await statfs(env.DATA_DIR).catch(() => null)
  return [
    gauge('site_backup_problem', 'Whether backups fail or are late.', Number(problem !== null)),
    ...(newest
      ? [
          gauge(
            'site_backup_timestamp_seconds',
            'When the newest backup was made.',
            newest.madeAt.getTime() / 1_000,
          ),
        ]
      : []),
    ...(stats
      ? [gauge('site_disk_free_ratio', 'Free share of the disk of the data.', freeShareOf(stats))]
      : []),
  ]
}

async function storedMetrics({ database }: Site): Promise<Metric[]> {
  const { leads, newest } = await countStoredLeads(database)
  const emails = await countEmailsByStatus(database)
  return [
    gauge('site_leads', 'Stored leads.', leads),
    ...(newest
      ? [gauge('site_lead_timestamp_seconds', 'When the newest lead arrived.', newest)]
      : []),
    gauge('site_emails', 'Emails of the outbox.', { label: 'status', of: emails }),
  ]
}
