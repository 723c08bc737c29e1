import type { RouterContextProvider } from 'react-router'
import { visitorContext } from '../server-context.ts'
import { requireSession } from './current-session.ts'

/** The admin who makes a change, for the audit log and the timeline of a lead. */
export type Actor = { adminId: string; ipAddress: string; now: Date }

/** Throws where `requireAdmin` did not run. */
export function requireActor(context: Readonly<RouterContextProvider>): Actor {
  const { admin } = requireSession(context)
  const { ipAddress } = context.get(visitorContext)
  return { adminId: admin.id, ipAddress, now: new Date() }
}
