import type { CodeType } from '#domain/qr/code-contents.ts'
import type { PresetName } from '#domain/qr/code-style.ts'

/** Present with an empty value, or absent. */
type Flag = boolean

/**
 * The data attributes of the QR generator (data-attributes.ts): its texts as JSON, the text of its
 * sample, and the parts of its page.
 */
export type QrAttributes = {
  'qr-words': string
  'qr-sample': string
  'qr-fields': CodeType
  'qr-date-time': string
  'qr-meaning': string
  'qr-preset': PresetName
  /** The text field of a colour code, beside its picker. */
  'qr-colour': 'foreground' | 'background' | 'eye' | 'accent'
  'qr-logo': Flag
  'qr-caption': Flag
  'qr-picture': Flag
  'qr-verdict': string
  'qr-status': Flag
  'qr-findings': Flag
  'qr-size': Flag
  'qr-short': Flag
  'qr-bar': string
  'qr-width': Flag
  'qr-saved': Flag
  // The saved codes: the choice to save them, and their list.
  'qr-history': Flag
  'qr-keep': Flag
  'qr-made': Flag
  'qr-remove-all': Flag
  'qr-kept': Flag
  // The text that was read from a picture.
  'qr-read-found': Flag
  'qr-read-text': Flag
  'qr-read-use': Flag
  'qr-file': 'png' | 'jpg' | 'svg' | 'pdf' | 'copy' | 'link'
}
