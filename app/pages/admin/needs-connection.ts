import { data } from 'react-router'
import { showActionToast, type ActionToast } from './action-toast.ts'

/** Dispatched on the window where a form that cannot wait did not reach the server. */
export const serverAway = 'server-away'

/**
 * Calls an action of the server that is not queued, such as deleting, and shows its toast. Without
 * a connection the page stays, says so, and gets `nothing`: the status keeps the router from loading
 * its data again.
 */
export async function callServer<Result extends { toast: ActionToast | null }, Nothing>(
  serverAction: () => Promise<Result>,
  nothing: Nothing,
) {
  try {
    return showActionToast(await serverAction())
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    dispatchEvent(new Event(serverAway))
    return data(nothing, { status: 503 })
  }
}
