import type { FormValues } from '#domain/leads/form-state.ts'
import { requireForm } from '../request/require-form.ts'

/**
 * The text fields of a posted form, without its files. Throws a Response if the body is not a form.
 */
export async function readFormValues(request: Request): Promise<FormValues> {
  const form = await requireForm(request)
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )
}
