import { isLang, type Lang } from './languages.ts'

/** The language of an address, or the 404 that the nearest error boundary shows. */
export function requireLang(candidate: string | undefined): Lang {
  if (!isLang(candidate)) throw new Response(null, { status: 404 })
  return candidate
}
