import { codeLevels } from './code-capacity.ts'
import { codeFields, isCodeType, type CodeContent, type FieldName } from './code-contents.ts'
import * as styles from './code-style.ts'
import type { CodeStyle } from './code-style.ts'
import { parseColor } from '../color.ts'

/** Fields that are never written to the address, which histories keep and people share. */
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
 * The fragment of the address, without '#'; browsers never send it. It holds the content without
 * secrets, and the values of the style that differ from the plain one. A logo is not included.
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

/** Reads a fragment. Missing and unknown values get their defaults. */
export function readCodeAddress(fragment: string): CodeState {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const named = params.get('type')
  const type = isCodeType(named) ? named : 'link'
  const values = Object.fromEntries(
    codeFields[type].flatMap((name) => {
      const value = params.get(name)
      return value === null || secretFields.has(name) ? [] : [[name, value]]
    }),
  )
  return { content: { type, values }, style: readStyle(params) }
}

function readStyle(params: URLSearchParams): CodeStyle {
  const style: CodeStyle = { ...styles.plainStyle }
  for (const name of colours) style[name] = parseColor(get(params, name)) ?? style[name]
  for (const [name, { min, max }] of Object.entries(numbers)) {
    const value = Number(get(params, name) || Number.NaN)
    // SAFETY: the keys of `numbers`.
    if (value >= min && value <= max) style[name as keyof typeof numbers] = Math.round(value)
  }
  for (const [name, list] of Object.entries(lists)) {
    const value = list.find((each) => each === get(params, name))
    if (value !== undefined && value !== 'logo') Object.assign(style, { [name]: value })
  }
  const caption = [...get(params, 'caption')].slice(0, styles.captionLength).join('')
  const isTransparent = get(params, 'isTransparent') === 'true'
  return { ...style, caption, isTransparent }
}

/** Prefixed, because some fields of the content have the same names. */
function styleKey(name: string): string {
  return `style.${name}`
}

function get(params: URLSearchParams, name: string): string {
  return params.get(styleKey(name)) ?? ''
}
