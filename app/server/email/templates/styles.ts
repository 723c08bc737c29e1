import type { CSSProperties } from 'react'
import type { Direction } from '#i18n/languages.ts'

/** The site's colors in hex, because email clients do not support OKLCH. */
const colors = {
  paper: '#fcf9fc',
  plaster: '#f4eef5',
  lilac: '#ede1f5',
  ink: '#210818',
  fig: '#851b55',
  muted: '#654c5f',
  line: '#ddd3dc',
  dot: '#f75a0f',
  error: '#c30b2d',
} as const

/** System fonts, those that support both Hebrew and Latin first. */
const fonts =
  "-apple-system, 'Segoe UI', Roboto, 'Noto Sans Hebrew', 'Helvetica Neue', Arial, sans-serif"

const reading = { margin: 0, color: colors.ink } satisfies CSSProperties

export const styles = {
  body: { margin: 0, padding: 0 },
  page: { backgroundColor: colors.plaster, fontFamily: fonts },
  outer: { maxWidth: '600px', padding: '32px 16px 40px' },
  foot: { padding: '20px 36px 0' },
  brand: { ...reading, fontSize: '22px', lineHeight: '28px', fontWeight: 800 },
  label: { ...reading, fontSize: '15px', lineHeight: '28px', color: colors.muted },
  title: {
    ...reading,
    fontSize: '38px',
    lineHeight: '44px',
    fontWeight: 800,
    margin: '28px 0 0',
    overflowWrap: 'anywhere',
  },
  lede: {
    ...reading,
    fontSize: '18px',
    lineHeight: '29px',
    color: colors.muted,
    margin: '12px 0 0',
  },
  text: { ...reading, fontSize: '17px', lineHeight: '28px', margin: '16px 0 0' },
  small: {
    ...reading,
    fontSize: '15px',
    lineHeight: '24px',
    color: colors.muted,
    margin: '8px 0 0',
  },
  strong: { ...reading, fontSize: '19px', lineHeight: '29px', fontWeight: 700 },
  sum: { ...reading, fontSize: '26px', lineHeight: '34px', fontWeight: 800, margin: '4px 0 6px' },
  perMonth: {
    ...reading,
    fontSize: '18px',
    lineHeight: '26px',
    fontWeight: 700,
    margin: '-4px 0 6px',
  },
  heading: {
    ...reading,
    fontSize: '17px',
    lineHeight: '26px',
    fontWeight: 700,
    margin: '36px 0 10px',
  },
  /** Each line has its own direction, because visitors mix Hebrew and English. */
  message: {
    ...reading,
    fontSize: '17px',
    lineHeight: '28px',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  },
  folded: { marginTop: '28px' },
  summary: {
    ...reading,
    fontSize: '15px',
    lineHeight: '24px',
    color: colors.muted,
    padding: '8px 0 12px',
    cursor: 'pointer',
  },
  facts: { borderTop: `2px solid ${colors.ink}` },
  fact: { borderBottom: `1px solid ${colors.line}` },
  factName: {
    ...reading,
    fontSize: '15px',
    lineHeight: '24px',
    color: colors.muted,
    padding: '11px 0',
    width: '32%',
    verticalAlign: 'top',
  },
  factValue: {
    ...reading,
    fontSize: '16px',
    lineHeight: '24px',
    padding: '11px 0',
    paddingInlineStart: '16px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  wideFact: { ...reading, padding: '11px 0 15px' },
  link: { color: colors.fig, textDecoration: 'underline' },
  dot: { color: colors.dot },
  alert: { color: colors.error },
} as const satisfies Record<string, CSSProperties>

const pill = {
  fontFamily: fonts,
  fontSize: '16px',
  fontWeight: 700,
  borderRadius: '999px',
  padding: '13px 22px',
  margin: '8px 0 0',
} as const

export const primaryPill = {
  ...pill,
  backgroundColor: colors.fig,
  color: '#ffffff',
  border: `2px solid ${colors.fig}`,
} satisfies CSSProperties
export const plainPill = {
  ...pill,
  backgroundColor: colors.paper,
  color: colors.ink,
  border: `2px solid ${colors.ink}`,
} satisfies CSSProperties

/**
 * A block with one rounded corner at its end. Uses physical corners, because email clients do not
 * support logical ones.
 */
export function sheet(dir: Direction): CSSProperties {
  return {
    backgroundColor: colors.paper,
    borderRadius: roundedCorner(dir, 56),
    padding: '32px 36px 44px',
  }
}

export function panel(dir: Direction): CSSProperties {
  return {
    backgroundColor: colors.lilac,
    borderRadius: roundedCorner(dir, 36),
    padding: '20px 24px 22px',
    marginTop: '28px',
  }
}

function roundedCorner(dir: Direction, radius: number): string {
  return dir === 'rtl' ? `0 0 0 ${radius}px` : `0 0 ${radius}px 0`
}

/** For email clients that support style sheets: narrow screens and the dark theme. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background-color: ${colors.plaster}; }
h1, h2, p, td, a { font-family: ${fonts}; }
@media (max-width: 520px) {
  .outer { padding: 12px 8px 28px !important; }
  .sheet-inside { padding: 24px 20px 40px !important; }
  .foot { padding: 16px 20px 0 !important; }
  .panel-inside { padding: 16px 18px 18px !important; }
  .title { font-size: 32px !important; line-height: 38px !important; }
  .pill { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  body, .page { background-color: #16040f !important; }
  .sheet { background-color: #210818 !important; }
  .panel { background-color: #4d0e32 !important; }
  .ink { color: #fcf9fc !important; }
  .muted { color: #c3b1c1 !important; }
  .link { color: #cfbae4 !important; }
  .alert { color: #fb8087 !important; }
  .facts { border-color: #fcf9fc !important; }
  .fact { border-color: #533a4a !important; }
  .plain-pill { background-color: #210818 !important; color: #fcf9fc !important; border-color: #fcf9fc !important; }
}`
