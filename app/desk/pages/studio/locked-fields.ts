import type { StudioField } from '#domain/studio/studio-fields.ts'
import type { Env } from '#server/env.ts'

const variables = {
  'mail.sender': 'MAIL_FROM',
  'mail.notices': 'OWNER_EMAIL',
  url: 'PUBLIC_URL',
  analyticsId: 'ANALYTICS_ID',
} as const satisfies Partial<Record<StudioField, Env['SET'][number]>>

/** The fields that a variable of the environment sets, with its value. */
export function lockedFields(env: Env): Partial<Record<StudioField, string>> {
  const values = {
    'mail.sender': env.MAIL_FROM.address,
    'mail.notices': env.OWNER_EMAIL,
    url: env.PUBLIC_URL ?? '',
    analyticsId: env.ANALYTICS_ID,
  }
  const names = Object.keys(values) as (keyof typeof variables)[]
  return Object.fromEntries(
    names
      .filter((field) => env.SET.includes(variables[field]))
      .map((field) => [field, values[field]]),
  )
}
