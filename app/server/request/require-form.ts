import { isFormType } from './form-type.ts'

/**
 * The fields of a posted form. Throws a Response: 415 for another content type, 400 if unreadable.
 */
export async function requireForm(request: Request): Promise<FormData> {
  const contentType = request.headers.get('content-type')
  if (!isFormType(contentType)) throw new Response(null, { status: 415 })
  if (contentType === null) return new FormData()
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}

/** The text of a field; '' if it is missing or a file. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
