import { contrast, luminance, over } from './contrast.ts'
import { toRgb, type Rgb } from './oklab.ts'
import { grounds, minContrast, onBackdrops, underNav, type Ground, type Need } from './pairs.ts'
import { resolveColour } from './resolve-colour.ts'
import { themes, type Theme, type Tone, type Values } from './tokens.ts'

export type Measured = {
  theme: Theme
  ground: Ground
  /** The backdrop that the pair is on. */
  tone?: string
  text: string
  need: Need
  contrast: number
  enough: boolean
  /** It has this theme only, whichever theme the page has. */
  fixed: boolean
}

const needs = Object.keys(minContrast) as Need[]

/** Every pair in every theme in which it occurs. */
export function measureAll(tokens: Values, tones: readonly Tone[]): Measured[] {
  const onPages = grounds.flatMap((ground) =>
    (ground.scheme ? [ground.scheme] : themes).flatMap((theme) =>
      measureGround(ground, tokens, theme),
    ),
  )
  return [...onPages, ...tones.flatMap((tone) => measureTone(tone, tokens))]
}

function measureTone({ name, scheme, values }: Tone, tokens: Values): Measured[] {
  const contentValues = new Map([...tokens, ...values])
  const navValues = new Map([...values, ...tokens])
  const measured = (scheme === 'page' ? themes : [scheme]).flatMap((theme) => [
    ...onBackdrops.flatMap((ground) => measureGround(ground, contentValues, theme)),
    ...underNav.flatMap((ground) => measureGround(ground, navValues, theme)),
  ])
  return measured.map((pair) => ({ ...pair, tone: name, fixed: scheme !== 'page' }))
}

function measureGround(ground: Ground, values: Values, theme: Theme): Measured[] {
  const background = groundColour(ground, values, theme)
  return needs.flatMap((need) =>
    (ground[need] ?? []).map((text) => {
      const measured = contrastOn(background, text, values, theme)
      return {
        theme,
        ground,
        text,
        need,
        contrast: measured,
        enough: measured >= minContrast[need],
        fixed: ground.scheme !== undefined,
      }
    }),
  )
}

function groundColour({ name, veil }: Ground, values: Values, theme: Theme): Rgb {
  const { rgb } = resolveName(name, values, theme)
  return veil ? over(resolveName(veil.name, values, theme).rgb, veil.alpha, rgb) : rgb
}

function contrastOn(background: Rgb, text: string, values: Values, theme: Theme): number {
  const { rgb, alpha } = resolveName(text, values, theme)
  return contrast(luminance(over(rgb, alpha, background)), luminance(background))
}

/** The contrast of a colour with the background of the page. */
export function contrastOnPage(name: string, tokens: Values, theme: Theme): number {
  return contrastOn(resolveName('bg', tokens, theme).rgb, name, tokens, theme)
}

function resolveName(name: string, values: Values, theme: Theme): { rgb: Rgb; alpha: number } {
  const colour = resolveColour(`var(${name})`, values, theme)
  return { rgb: toRgb(colour), alpha: colour.alpha }
}

/** The name of a ground in failing tests and in the kit. */
export function describeGround({
  ground: { name, veil, scheme },
  tone,
}: Pick<Measured, 'ground' | 'tone'>): string {
  const parts = [
    tone ? `${name} of ${tone}` : name,
    veil ? `under ${veil.alpha * 100}% ${veil.name}` : '',
    scheme ? `always ${scheme}` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
