/** The source of a lead whose page's address names none, in lead_source() of the migrations. */
export const noSource = '(none)'

const names: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
  bing: 'Bing',
}

/**
 * The name of a source of lead_source() in the migrations; null for none. A campaign of the studio's
 * own is shown as it is stored, without the signs of an address.
 */
export function sourceName(source: string): string | null {
  if (source === noSource) return null
  if (Object.hasOwn(names, source)) return names[source] ?? source
  try {
    return decodeURIComponent(source.replaceAll('+', ' '))
  } catch {
    return source
  }
}
