/** The last part of an address, if it is one of ours, or the 404 that the nearest error boundary shows. */
export function requireSlug<Slug extends string>(
  known: readonly Slug[],
  candidate: string | undefined,
): Slug {
  const slug = known.find((each) => each === candidate)
  if (slug === undefined) throw new Response(null, { status: 404 })
  return slug
}
