const aYear = 31_536_000

/** Keeps a choice where the server reads it with the next page. Where cookies are refused it lasts as long as the page. */
export function remember(name: 'lang' | 'theme', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${aYear}; samesite=lax`
}
