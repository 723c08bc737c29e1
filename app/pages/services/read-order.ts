/** The fields of a posted form. What is no form at all is refused; files are no part of it. */
export async function readOrder(request: Request): Promise<Readonly<Record<string, string>>> {
  const form = await request.formData().catch(() => {
    throw new Response(null, { status: 400 })
  })
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
}
