import type { FormValues } from '#domain/leads/form-state.ts'

/** The text fields of a posted form, without its files. A body that is no form has no fields. */
export async function readFormValues(request: Request): Promise<FormValues> {
  const form = await request.formData().catch(() => new FormData())
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )
}
