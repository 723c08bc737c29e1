import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { isPushService } from '#domain/push/push-host.ts'

/** What a browser gives to be sent notices, as base64url. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string }

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes)

const subscriptionSchema = z.object({
  endpoint: z.string().max(1_000).refine(isPushService),
  p256dh: base64url(65).refine(isOnCurve),
  auth: base64url(16),
})

/** null unless it goes to a known push service, with keys that encrypt. */
export function parseSubscription(form: FormData): PushSubscription | null {
  return subscriptionSchema.safeParse(Object.fromEntries(form)).data ?? null
}

function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
