import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { CardCountKind } from '#domain/business-card/card-taps.ts'
import type { Backups } from './backup/backups.ts'
import type { RefusalCounter } from './admins/audit/refusal-counter.ts'
import type { Counter } from './daily-counter.ts'
import type { Database } from './db/database.ts'
import type { Imports } from './leads/import/imports.ts'
import type { Env } from './env.ts'
import type { DirectMailer } from './email/direct-mailer.ts'
import type { Outbox } from './email/outbox.ts'
import type { GateCounter } from './gate/gate-counter.ts'
import type { Gate } from './gate/gate.ts'
import type { PushSender } from './push/push-sender.ts'
import type { AddressWatch } from './request/address-watch.ts'
import type { SettingsCache } from './settings/settings-cache.ts'

/**
 * Shared by all server code and created once at start. Loaders and actions read it with
 * `context.get(serverContext)`.
 */
export type ServerContext = {
  env: Env
  log: Logger
  database: Database
  outbox: Outbox
  directMailer: DirectMailer
  pushSender: Pick<PushSender, 'poll'>
  settings: SettingsCache
  backups: Backups
  imports: Imports
  gate: Gate
  addresses: AddressWatch
  gateCounter: GateCounter
  cardCounter: Counter<[cardId: string, kind: CardCountKind]>
  scanCounter: Counter<[linkId: string]>
  refusalCounter: RefusalCounter
  /** Whether the site accepts requests and the database would store a lead. Never throws. */
  ready: () => Promise<boolean>
  /** Makes the node not ready until the database would store a lead again. */
  leadFailed: () => void
}

export const serverContext = createContext<ServerContext>()
