const dayMs = 86_400_000

/** RFC 9116 recommends less than a year. */
const validDays = 180

type Security = { siteUrl: string; email: string; now: Date }

/** The text of security.txt. It is valid until midnight (UTC) half a year from now. */
export function describeSecurity({ siteUrl, email, now }: Security): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: he, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
