import type { ContactFormError } from '#domain/leads/contact-form.ts'
import { isContactFormError } from '#domain/leads/contact-form.ts'
import type { OrderField, OrderState } from './order-form.tsx'

type Values = Readonly<Record<string, string>>

const fields = ['name', 'email', 'phone', 'offer', 'notes'] as const satisfies readonly OrderField[]

export const idleOrder: OrderState = { kind: 'idle', values: {}, errors: {} }

/** A form that was not taken comes back with its values. Without an error at one of its fields it failed for another reason. */
export function orderBack(
  values: Values,
  found: readonly { field: string; code: ContactFormError | 'invalid' }[],
): OrderState {
  const errors: Partial<Record<OrderField, ContactFormError | 'invalid'>> = {}
  for (const { field, code } of found) {
    const known = fields.find((name) => name === (field === 'country_code' ? 'phone' : field))
    if (known)
      errors[known] ??=
        field === 'country_code' || (known === 'phone' && !isContactFormError(code))
          ? 'phoneInvalid'
          : code
  }
  return { kind: Object.keys(errors).length > 0 ? 'refused' : 'failed', values, errors }
}
