import { isLang, type Lang } from './languages.ts'

/** Returns the candidate if it is a language of the site. Throws a 404 Response otherwise. */
export function requireLang(candidate: string | undefined): Lang {
  if (!isLang(candidate)) throw new Response(null, { status: 404 })
  return candidate
}
