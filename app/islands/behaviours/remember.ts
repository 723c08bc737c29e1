const aYear = 31_536_000

type Choice = 'lang' | 'theme'

/** Keeps a choice where the server reads it with the next page. Where cookies are refused it lasts as long as the page. */
export function remember(name: Choice, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${aYear}; samesite=lax`
}

export function remembered(name: Choice): string | null {
  return new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1] ?? null
}
