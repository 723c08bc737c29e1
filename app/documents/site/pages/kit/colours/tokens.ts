/** Custom properties and their values as written in the style sheets. */
export type Values = ReadonlyMap<string, string>

export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** A backdrop, with the custom properties that it sets for its content. */
export type Tone = { name: string; scheme: Theme | 'page'; values: Values }

const prefix = '--color-'

/** The colours of @theme, without the reset at its start. */
export function readTokens(css: string): Values {
  const theme = /@theme\s*\{([^}]*)\}/.exec(withoutComments(css))?.[1]
  if (theme === undefined) throw new Error('No @theme in the style sheet')
  return new Map(
    [...declarationsIn(theme)].filter(([name]) => name.startsWith(prefix) && !name.includes('*')),
  )
}

/**
 * Every backdrop (`@utility tone-…`, or `.tone-…` in backdrops.css), each with the properties of
 * tone-base.
 */
export function readTones(css: string): Tone[] {
  const blocks = [
    ...withoutComments(css).matchAll(/(?:@utility |\.)tone-([\w-]+)\s*\{([^}]*)\}/g),
  ].map(([, name = '', block = '']) => ({
    name,
    values: declarationsIn(block),
  }))
  const shared = blocks.find(({ name }) => name === 'base')?.values ?? new Map<string, string>()
  return blocks
    .filter(({ name }) => name !== 'base')
    .map(({ name, values }) => ({
      name,
      scheme: schemeOf(values),
      values: new Map([...shared, ...values]),
    }))
}

function schemeOf(values: Values): Tone['scheme'] {
  const scheme = values.get('color-scheme')
  return scheme === 'light' || scheme === 'dark' ? scheme : 'page'
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '')
}

function declarationsIn(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/([\w*-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
}

/**
 * The value of a short name: `fg` is --color-fg, and `backdrop` is --backdrop where a tone sets
 * one.
 */
export function requireValue(values: Values, name: string): string {
  const value = values.get(`${prefix}${name}`) ?? values.get(`--${name}`) ?? values.get(name)
  if (value === undefined) throw new Error(`No style sheet defines the colour ${name}`)
  return value
}
