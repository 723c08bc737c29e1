import { mix, oklch, type Colour } from './oklab.ts'
import { requireValue, type Theme, type Values } from './tokens.ts'

/**
 * The colour of a CSS value in a theme. Throws on undefined tokens and on functions that it does
 * not support.
 */
export function resolveColour(value: string, values: Values, theme: Theme): Colour {
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(value.trim()) ?? []
  const resolve = (part: string) => resolveColour(part, values, theme)
  if (name === 'var') return resolve(requireValue(values, inside.trim()))
  if (name === 'oklch') return readOklch(inside)
  const [first = '', second = '', third = ''] = splitArguments(inside)
  if (name === 'light-dark') return resolve(theme === 'light' ? first : second)
  if (name === 'color-mix' && first === 'in oklab') return resolveMix(second, third, resolve)
  throw new Error(`No colour that can be measured: ${value}`)
}

function resolveMix(weighted: string, rest: string, resolve: (part: string) => Colour): Colour {
  const [, value = '', percent = ''] = /^(.*)\s([\d.]+)%$/s.exec(weighted) ?? []
  return mix(resolve(value), resolve(rest), Number(percent) / 100)
}

function readOklch(inside: string): Colour {
  const [l = NaN, chroma = NaN, hue = NaN, alpha = 1] = inside.split(/[\s/]+/).map(Number)
  if ([l, chroma, hue, alpha].some(Number.isNaN)) throw new Error(`No colour: oklch(${inside})`)
  return oklch(l, chroma, hue, alpha)
}

/** Splits at commas outside parentheses. */
function splitArguments(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop() + letter)
  }
  return parts.map((part) => part.trim())
}
