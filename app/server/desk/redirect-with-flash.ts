import { redirect } from 'react-router'
import { flashCookie, type FlashKey } from './flash.ts'

/** Redirects after a form was stored, and shows a message once on the next page. */
export function redirectWithFlash(url: string, key: FlashKey): Response {
  return redirect(url, { status: 303, headers: { 'Set-Cookie': flashCookie(key) } })
}
