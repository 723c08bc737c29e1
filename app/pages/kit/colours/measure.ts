import { contrast, luminance, over } from './contrast.ts'
import { toRgb, type Rgb } from './oklab.ts'
import { grounds, leastContrast, onWalls, underNav, type Ground, type Need } from './pairs.ts'
import { resolveColour } from './resolve-colour.ts'
import type { Theme, Tone, Values } from './tokens.ts'

export type Measured = { theme: Theme; ground: string; text: string; need: Need; contrast: number; enough: boolean }

type Place = { values: Values; theme: Theme; label?: string }

const needs = Object.keys(leastContrast) as Need[]
const themes = ['light', 'dark'] as const

/** Every pair in every theme in which it is seen. */
export function measureAll(tokens: Values, tones: readonly Tone[]): Measured[] {
  const onPages = grounds.flatMap((ground) =>
    (ground.scheme ? [ground.scheme] : themes).flatMap((theme) => measureGround(ground, { values: tokens, theme })),
  )
  return [...onPages, ...tones.flatMap((tone) => measureTone(tone, tokens))]
}

function measureTone({ name, scheme, values }: Tone, tokens: Values): Measured[] {
  const own = new Map([...tokens, ...values])
  const navs = new Map([...values, ...tokens])
  const on = (list: readonly Ground[], place: Omit<Place, 'label'>, under = '') =>
    list.flatMap((ground) => measureGround(ground, { ...place, label: `${name} ${ground.name}${under}` }))
  return (scheme === 'page' ? themes : [scheme]).flatMap((theme) => [
    ...on(onWalls, { values: own, theme }),
    ...on(underNav, { values: navs, theme }, ' under the navigation'),
  ])
}

function measureGround(ground: Ground, { values, theme, label = nameOf(ground) }: Place): Measured[] {
  const background = groundColour(ground, values, theme)
  return needs.flatMap((need) =>
    (ground[need] ?? []).map((text) => {
      const { rgb, alpha } = paint(text, values, theme)
      const measured = contrast(luminance(over(rgb, alpha, background)), luminance(background))
      return { theme, ground: label, text, need, contrast: measured, enough: measured >= leastContrast[need] }
    }),
  )
}

function nameOf({ name, veil, scheme }: Ground): string {
  return [name, veil ? `under ${veil.alpha * 100}% ${veil.name}` : '', scheme ? `always ${scheme}` : ''].filter(Boolean).join(', ')
}

function groundColour({ name, veil }: Ground, values: Values, theme: Theme): Rgb {
  const { rgb } = paint(name, values, theme)
  return veil ? over(paint(veil.name, values, theme).rgb, veil.alpha, rgb) : rgb
}

function paint(name: string, values: Values, theme: Theme): { rgb: Rgb; alpha: number } {
  const colour = resolveColour(`var(${name})`, values, theme)
  return { rgb: toRgb(colour), alpha: colour.alpha }
}
