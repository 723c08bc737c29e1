const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i

/**
 * The fields of a posted form. Throws a Response: 415 for another content type, 400 if unreadable.
 */
export async function requireForm(request: Request): Promise<FormData> {
  if (!formTypes.test(request.headers.get('content-type') ?? ''))
    throw new Response(null, { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}

/** The text of a field; '' where it is absent or a file. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
