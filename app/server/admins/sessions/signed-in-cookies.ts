import type { Env } from '#server/env.ts'
import { deviceCookie, readDevice, type Device } from './known-device.ts'
import { sessionCookie } from './session-cookie.ts'

type Server = { env: Env; settings: { get: (key: 'device_key') => string | null } }

/** The device of a request to sign in. `email`: as typed. */
export function deviceOf(request: Request, { env, settings }: Server, email: string): Device {
  const key = settings.get('device_key')
  return readDevice(request.headers.get('cookie'), { email, key, env, now: new Date() })
}

type SignedIn = { token: string; email: string; device: Device }

/** The Set-Cookie headers of a new session: its token, and the device, which becomes known. */
export function signedInCookies(
  request: Request,
  { env, settings }: Server,
  { token, email, device }: SignedIn,
): [string, string][] {
  const key = settings.get('device_key')
  const cookies = [sessionCookie(request, env, token)]
  if (key !== null) cookies.push(deviceCookie(device, { email, key, env, now: new Date() }))
  return cookies.map((cookie) => ['Set-Cookie', cookie])
}
