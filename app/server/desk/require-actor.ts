import type { Actor } from '../admins/audit/actor.ts'
import type { RouterContextProvider } from 'react-router'
import { visitorContext } from '../request/visitor.ts'
import { requireSession } from './current-session.ts'

/** Throws if `requireAdmin` did not run before. */
export function requireActor(context: Readonly<RouterContextProvider>): Actor {
  const { admin } = requireSession(context)
  const { ipAddress } = context.get(visitorContext)
  return { adminId: admin.id, ipAddress, now: new Date() }
}
