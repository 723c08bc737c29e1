import { cleanLine } from '../text/clean.ts'

/**
 * The header that names a file (RFC 6266): the name itself in UTF-8, and plain ASCII for clients
 * that cannot read it. The name may be anything that somebody typed.
 * @param extension with its dot
 */
export function contentDisposition(
  kind: 'inline' | 'attachment',
  { name, ascii, extension }: { name: string; ascii: string; extension: string },
): string {
  const file = (text: string, fallback: string) => {
    const safe = cleanLine(text.replaceAll(/[/\\:*?"<>|\r\n]/g, ' ')).replace(/^[. ]+/, '')
    return (safe || fallback) + extension
  }
  const plain = file(ascii.replaceAll(/[^\w. -]/g, ''), 'card')
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeExtended(file(name, 'card'))}`
}

/** What RFC 8187 allows beside percent-encoding; encodeURIComponent leaves four characters more. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  )
}
