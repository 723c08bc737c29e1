import { redirect } from 'react-router'
import { flashCookie, type FlashKey } from './flash.ts'

/** After a form was stored: to the page that shows it, and says so once. */
export function redirectWithFlash(url: string, key: FlashKey): Response {
  return redirect(url, { status: 303, headers: { 'Set-Cookie': flashCookie(key) } })
}
