import { data } from 'react-router'
import { showActionToast, type ActionToast } from './action-toast.ts'

/** Event dispatched on the window when an action that is not queued did not reach the server. */
export const serverUnreachable = 'server-unreachable'

/**
 * Calls a server action that is not queued, such as deleting, and shows its toast. Without a
 * connection the page stays as it is, a toast says so, and the action returns `fallback` with 503,
 * which stops the router from reloading the page's data.
 */
export async function callServer<Result extends { toast: ActionToast | null }, Fallback>(
  serverAction: () => Promise<Result>,
  fallback: Fallback,
) {
  try {
    return showActionToast(await serverAction())
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    dispatchEvent(new Event(serverUnreachable))
    return data(fallback, { status: 503 })
  }
}
