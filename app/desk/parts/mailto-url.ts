/** Encodes characters of the email address that have a meaning in a URL. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
