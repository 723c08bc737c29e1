import type { RouterContextProvider } from 'react-router'
import { visitorContext } from '../request/visitor.ts'
import { requireSession } from './current-session.ts'

/** The admin who makes a change, as the audit log and the timeline of a lead record it. */
export type Actor = { adminId: string; ipAddress: string; now: Date }

/** Throws if `requireAdmin` did not run before. */
export function requireActor(context: Readonly<RouterContextProvider>): Actor {
  const { admin } = requireSession(context)
  const { ipAddress } = context.get(visitorContext)
  return { adminId: admin.id, ipAddress, now: new Date() }
}
