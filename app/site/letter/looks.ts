import type { PagePath } from '#catalog/pages.ts'
import type { Letter } from './letter-shapes.ts'

/** A wall and the letter before it. `scheme`: how the words on the wall are coloured, whatever the theme of the page. */
export const tones = {
  lilac: { className: 'tone-lilac', scheme: 'page' },
  lavender: { className: 'tone-lavender', scheme: 'light' },
  citron: { className: 'tone-citron', scheme: 'light' },
  fig: { className: 'tone-fig', scheme: 'dark' },
  ink: { className: 'tone-ink', scheme: 'dark' },
  sea: { className: 'tone-sea', scheme: 'light' },
  plaster: { className: 'tone-plaster', scheme: 'page' },
  viola: { className: 'tone-viola', scheme: 'light' },
  mello: { className: 'tone-mello', scheme: 'light' },
  chatmail: { className: 'tone-chatmail', scheme: 'light' },
  rody: { className: 'tone-rody', scheme: 'dark' },
  nftwallet: { className: 'tone-nftwallet', scheme: 'dark' },
  growth: { className: 'tone-growth', scheme: 'dark' },
  expertpower: { className: 'tone-expertpower', scheme: 'light' },
  tlbank: { className: 'tone-tlbank', scheme: 'dark' },
  law: { className: 'tone-law', scheme: 'light' },
  dental: { className: 'tone-dental', scheme: 'light' },
  estate: { className: 'tone-estate', scheme: 'dark' },
  finance: { className: 'tone-finance', scheme: 'light' },
  crystal: { className: 'tone-crystal', scheme: 'dark' },
  skin: { className: 'tone-skin', scheme: 'light' },
} as const satisfies Record<string, { className: string; scheme: 'page' | 'light' | 'dark' }>

export type Tone = keyof typeof tones

export type Look = { letter: Letter; tone: Tone }

/** The first letter of what each page is about, in Hebrew, on every language's page: it is a picture of a letter. */
export const looks = {
  '': { letter: 'א', tone: 'lilac' },
  about: { letter: 'א', tone: 'lilac' },
  contact: { letter: 'ס', tone: 'citron' },
  portfolio: { letter: 'ע', tone: 'fig' },
  'portfolio/viola-medical': { letter: 'ו', tone: 'viola' },
  'portfolio/mello-petshop': { letter: 'מ', tone: 'mello' },
  'portfolio/chatmail-app': { letter: 'צ', tone: 'chatmail' },
  'portfolio/rody-app': { letter: 'ר', tone: 'rody' },
  'portfolio/nftwallet-app': { letter: 'נ', tone: 'nftwallet' },
  'portfolio/growth-webapp': { letter: 'ג', tone: 'growth' },
  'portfolio/expertpower-webapp': { letter: 'א', tone: 'expertpower' },
  'portfolio/tlbank-webapp': { letter: 'ט', tone: 'tlbank' },
  blog: { letter: 'ב', tone: 'citron' },
  'blog/digital-presence-2025-ai-era': { letter: 'נ', tone: 'plaster' },
  'blog/figma-ux-ui-design-reality': { letter: 'ל', tone: 'plaster' },
  'blog/lovable-base44-reality': { letter: 'ה', tone: 'plaster' },
  'blog/7-ux-mistakes-killing-conversions': { letter: 'ז', tone: 'plaster' },
  'blog/kama-ole-itzuv-aplikatzia-2025': { letter: 'ש', tone: 'plaster' },
  'services/app-development': { letter: 'פ', tone: 'fig' },
  'services/uxui-design': { letter: 'ע', tone: 'lilac' },
  'services/landing-page': { letter: 'ד', tone: 'citron' },
  'services/digital-presence': { letter: 'נ', tone: 'ink' },
  'services/strategic-consulting': { letter: 'י', tone: 'sea' },
  'services/digital-business-card': { letter: 'כ', tone: 'lilac' },
  'templates/law-firm': { letter: 'ל', tone: 'law' },
  'templates/dental-clinic': { letter: 'ק', tone: 'dental' },
  'templates/real-estate-investment': { letter: 'ג', tone: 'estate' },
  'templates/financial-course': { letter: 'כ', tone: 'finance' },
  'templates/crystal-workshop': { letter: 'א', tone: 'crystal' },
  'templates/aesthetic-clinic': { letter: 'ע', tone: 'skin' },
  'templates/aesthetic-clinic/about': { letter: 'מ', tone: 'skin' },
  'templates/aesthetic-clinic/treatments': { letter: 'ט', tone: 'skin' },
  'templates/aesthetic-clinic/before-after': { letter: 'ל', tone: 'skin' },
  'templates/aesthetic-clinic/blog': { letter: 'ש', tone: 'skin' },
  'templates/aesthetic-clinic/pricing': { letter: 'מ', tone: 'skin' },
  'templates/aesthetic-clinic/contact': { letter: 'ת', tone: 'skin' },
  'package-builder': { letter: 'ח', tone: 'fig' },
  'qr-generator': { letter: 'ק', tone: 'plaster' },
  'privacy-policy': { letter: 'פ', tone: 'plaster' },
  'terms-of-service': { letter: 'ת', tone: 'plaster' },
  accessibility: { letter: 'נ', tone: 'sea' },
  'thank-you/contact': { letter: 'ת', tone: 'citron' },
  'thank-you/quote': { letter: 'ת', tone: 'lilac' },
} as const satisfies Record<PagePath, Look>

/** An address that leads nowhere. */
const lostLook: Look = { letter: 'ל', tone: 'lilac' }

export function lookOf(path: PagePath | null): Look {
  return path === null ? lostLook : looks[path]
}
