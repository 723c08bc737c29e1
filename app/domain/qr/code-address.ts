import { codeLevels } from './code-capacity.ts'
import { codeFields, isCodeType, type CodeContent, type FieldName } from './code-contents.ts'
import * as styles from './code-style.ts'
import type { CodeStyle } from './code-style.ts'
import { parseColour } from './colour.ts'

/** What is never put into an address: it would be kept in histories and sent on with links. */
const secretFields: ReadonlySet<FieldName> = new Set(['password'])

export type CodeState = { content: CodeContent; style: CodeStyle }

const lists = {
  dots: styles.dotShapes,
  eyes: styles.eyeShapes,
  pupils: styles.pupilShapes,
  middle: styles.middles,
  frame: styles.frames,
  level: codeLevels,
} as const
const colours = ['foreground', 'background', 'eye', 'accent'] as const
const numbers = { middleSize: styles.middleSizes, margin: styles.margins } as const

/**
 * The fragment of the address, without '#': browsers never send it. It holds the content without
 * secrets, and of the style what differs from the plain one. A logo stays out.
 */
export function writeCodeAddress({ content, style }: CodeState): string {
  const written = new URLSearchParams({ type: content.type })
  for (const name of codeFields[content.type]) {
    const value = content.values[name] ?? ''
    if (value !== '' && !secretFields.has(name)) written.set(name, value)
  }
  for (const [name, value] of Object.entries(style)) {
    // SAFETY: the keys of CodeStyle.
    const plain = styles.plainStyle[name as keyof CodeStyle]
    if (value === plain) continue
    written.set(styleKey(name), String(value))
  }
  if (style.middle === 'logo') written.delete(styleKey('middle'))
  return written.toString()
}

/** What an address says, with defaults for what it does not say or nobody offers. */
export function readCodeAddress(fragment: string): CodeState {
  const read = new URLSearchParams(fragment.replace(/^#/, ''))
  const named = read.get('type')
  const type = isCodeType(named) ? named : 'link'
  const values = Object.fromEntries(
    codeFields[type].flatMap((name) => {
      const value = read.get(name)
      return value === null || secretFields.has(name) ? [] : [[name, value]]
    }),
  )
  return { content: { type, values }, style: readStyle(read) }
}

function readStyle(read: URLSearchParams): CodeStyle {
  const style: CodeStyle = { ...styles.plainStyle }
  for (const name of colours) style[name] = parseColour(get(read, name)) ?? style[name]
  for (const [name, { min, max }] of Object.entries(numbers)) {
    const value = Number(get(read, name) || Number.NaN)
    // SAFETY: the keys of that table.
    if (value >= min && value <= max) style[name as keyof typeof numbers] = Math.round(value)
  }
  for (const [name, list] of Object.entries(lists)) {
    const value = list.find((each) => each === get(read, name))
    if (value !== undefined && value !== 'logo') Object.assign(style, { [name]: value })
  }
  const caption = [...get(read, 'caption')].slice(0, styles.captionLength).join('')
  const isTransparent = get(read, 'isTransparent') === 'true'
  return { ...style, caption, isTransparent }
}

/** The style is set apart from fields of the content, some of which have the same name. */
function styleKey(name: string): string {
  return `style.${name}`
}

function get(read: URLSearchParams, name: string): string {
  return read.get(styleKey(name)) ?? ''
}
