import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { Outbox } from './mail/outbox.ts'
import type { SettingsBoard } from './settings/settings-board.ts'

/** What a request may use: made once at start, handed to loaders and actions by `context.get(serverContext)`. */
export type ServerContext = {
  env: Env
  log: Logger
  database: Database
  outbox: Outbox
  settings: SettingsBoard
  /** Whether the database answers now. Never throws. */
  ready: () => Promise<boolean>
}

export const serverContext = createContext<ServerContext>()

/** What the server itself saw of a request: never a header that a visitor can write. */
export type Visitor = {
  /** Without the ::ffff: prefix. */
  ipAddress: string
  userAgent: string
}

export const visitorContext = createContext<Visitor>()
