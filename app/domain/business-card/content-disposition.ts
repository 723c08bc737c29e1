import { cleanLine } from '../text/clean.ts'

/**
 * The Content-Disposition header of a file (RFC 6266): its name in UTF-8, and in plain ASCII for
 * clients that cannot read that. The name may be anything that a user typed.
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

/**
 * Percent-encodes as RFC 8187 requires: encodeURIComponent leaves four characters that it forbids.
 */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  )
}
