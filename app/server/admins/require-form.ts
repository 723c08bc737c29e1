const forms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i

/** The fields of a posted form, or a Response: 415 for what is no form, 400 for one that cannot be read. */
export async function requireForm(request: Request): Promise<FormData> {
  if (!forms.test(request.headers.get('content-type') ?? ''))
    throw new Response(null, { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}
