import { orderErrorCodes } from '#domain/leads/consulting-order.ts'
import { contactFormErrorCodes } from '#domain/leads/contact-form.ts'
import { readFieldErrors, type FieldError } from '#domain/leads/field-errors.ts'
import { refusedForm, type FormState, type FormValues } from '#domain/leads/form-state.ts'

const fields = ['name', 'email', 'phone', 'offer', 'notes'] as const
const codes = [...contactFormErrorCodes, ...orderErrorCodes] as const

export type OrderField = (typeof fields)[number]
export type OrderFieldError = (typeof codes)[number]

export type OpenOrder = {
  kind: 'open'
  /** The gate refused the order. */
  isAbroad?: boolean
} & FormState<OrderField, OrderFieldError>
export type SentOrder = {
  kind: 'sent'
  offer: string
  /** State of the visitor's copy by email; 'none' where there is no mail server. */
  email: 'sent' | 'delayed' | 'none'
}
export type OrderState = OpenOrder | SentOrder

export const emptyOrder: OpenOrder = { kind: 'open', values: {}, errors: {}, failed: false }

export function refusedOrder(values: FormValues, errors: readonly FieldError[]): OpenOrder {
  return { kind: 'open', ...refusedForm(values, readFieldErrors(errors, { fields, codes })) }
}
