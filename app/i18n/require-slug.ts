/**
 * Returns the candidate if it is a known slug (requirements 2.2). Throws a 404 Response otherwise.
 */
export function requireSlug<Slug extends string>(
  known: readonly Slug[],
  candidate: string | undefined,
): Slug {
  const slug = known.find((each) => each === candidate)
  if (slug === undefined) throw new Response(null, { status: 404 })
  return slug
}
