import { isCardSlug } from '#domain/business-card/card-slug.ts'
import type { RouteRecord } from './route-record.ts'

const shown = { kind: 'document', methods: ['GET'], query: [] } as const
const file = { kind: 'file', methods: ['GET'], query: [] } as const

/** Rendered for each request, from the whole request. */
const visitorOnly = {
  methods: ['GET', 'POST'],
  query: ['*'],
  cache: 'none',
  ungated: true,
} as const

const ofCard = {
  query: [],
  cache: 'public',
  inCardLanguages: true,
  isName: isCardSlug,
  lookUp: 'card',
  rationed: true,
  ungated: true,
} as const

const ofQuote = {
  ...visitorOnly,
  isName: (token: string) => /^[\w-]{1,100}$/.test(token),
  lookUp: 'quote',
  rationed: true,
} as const

/** The address of a file of a card, below the card's own. */
function cardFile<File extends string, Module extends string>(name: File, module: Module) {
  return {
    ...file,
    ...ofCard,
    pattern: `/:lang/v/:slug/${name}`,
    module: `documents/card/${module}`,
  } as const
}

/** The addresses that are neither pages of the catalogue nor screens of the admin area. */
export const specialRoutes = {
  /** Chooses a language, so the response depends on the visitor. */
  root: {
    ...shown,
    pattern: '/',
    module: 'documents/site/pages/root/root-page.tsx',
    cache: 'server',
  },
  'under-construction': {
    ...shown,
    pattern: '/under-construction',
    module: 'documents/site/pages/under-construction/under-construction-page.tsx',
    methods: ['GET', 'POST'],
    cache: 'server',
    ungated: true,
  },
  /** Shown instead of a page that cannot be rendered at present; has no address of its own. */
  busy: {
    ...shown,
    pattern: '/busy',
    module: 'documents/site/pages/busy/busy-page.tsx',
    cache: 'server',
    ungated: true,
  },
  sitemap: {
    ...file,
    pattern: '/sitemap.xml',
    module: 'documents/files/sitemap.ts',
    cache: 'public',
    ungated: true,
  },
  robots: {
    ...file,
    pattern: '/robots.txt',
    module: 'documents/files/robots.ts',
    cache: 'public',
    ungated: true,
  },
  llms: {
    ...file,
    pattern: '/llms.txt',
    module: 'documents/files/llms.ts',
    cache: 'public',
    ungated: true,
  },
  'site-manifest': {
    ...file,
    pattern: '/site.webmanifest',
    module: 'documents/files/site-manifest.ts',
    cache: 'public',
    ungated: true,
  },
  /** It contains its expiry date, so it is rendered for each request. */
  security: {
    ...file,
    pattern: '/.well-known/security.txt',
    module: 'documents/files/security.ts',
    cache: 'none',
    ungated: true,
  },
  feed: {
    ...file,
    pattern: '/:lang/feed.xml',
    module: 'documents/site/pages/blog/feed.ts',
    cache: 'public',
    ungated: true,
  },
  'post-index': {
    ...file,
    pattern: '/:lang/blog/search.json',
    module: 'documents/site/pages/blog/post-index.ts',
    cache: 'public',
  },
  card: {
    ...shown,
    ...ofCard,
    pattern: '/:lang/v/:slug',
    module: 'documents/card/business-card-page.tsx',
    addsLanguage: true,
    methods: ['GET', 'POST'],
  },
  'card-contact': cardFile('contact.vcf', 'contact-file.ts'),
  'card-manifest': cardFile('app.webmanifest', 'app-manifest.ts'),
  'card-preview': cardFile('preview.png', 'preview-image.ts'),
  'card-icon': cardFile('icon.png', 'icon-image.ts'),
  'card-colors': cardFile('colors.css', 'colors-sheet.ts'),
  /** Not stored with the pages, because that storage is meant for text. It sets its own caching. */
  'card-picture': {
    ...file,
    pattern: '/card-pictures/:file',
    module: 'documents/card/card-picture.ts',
    cache: 'none',
    isName: (name: string) => /^[\w-]{22}\.webp$/.test(name),
    ungated: true,
  },
  /** The logo and the icon of the studio, which set their own caching too. */
  'studio-picture': {
    ...file,
    pattern: '/studio-pictures/:file',
    module: 'documents/files/studio-picture.ts',
    cache: 'none',
    isName: (name: string) => /^[\w-]{22}(?:-\d{2,3})?\.png$/.test(name),
    ungated: true,
  },
  /** The page for a short link that does not exist or is paused; a working one redirects. */
  'short-link': {
    ...shown,
    pattern: '/q/:slug',
    module: 'documents/card/missing-link-page.tsx',
    cache: 'server',
    lookUp: 'short-link',
    missing: true,
    ungated: true,
  },
  'sample-quote': {
    ...file,
    pattern: '/:lang/sample-quote.pdf',
    module: 'documents/site/pages/quote/sample-quote-file.ts',
    cache: 'public',
  },
  /** A client's quote. The token in its address is the only key to it. */
  quote: {
    ...ofQuote,
    kind: 'document',
    pattern: '/:lang/quote/:token',
    module: 'documents/site/pages/quote/quote-page.tsx',
  },
  'quote-pdf': {
    ...ofQuote,
    kind: 'file',
    pattern: '/:lang/quote/:token/pdf',
    module: 'documents/site/pages/quote/quote-file.ts',
  },
  'quote-choice': {
    ...ofQuote,
    kind: 'form',
    pattern: '/:lang/quote/:token/choice',
    module: 'documents/site/pages/quote/quote-choice.ts',
  },
  'quote-view': {
    ...ofQuote,
    kind: 'form',
    pattern: '/:lang/quote/:token/view',
    module: 'documents/site/pages/quote/quote-viewing.ts',
  },
  /** Confirms a privacy request, with the token from the email. */
  'privacy-request': {
    ...visitorOnly,
    kind: 'document',
    pattern: '/:lang/privacy-request/:token',
    module: 'documents/site/pages/legal/confirm-request-page.tsx',
    isName: (token: string) => /^[\w.-]{1,200}$/.test(token),
    rationed: true,
  },
  'not-found': {
    ...shown,
    pattern: '/:lang/*',
    module: 'documents/site/pages/not-found/not-found-page.tsx',
    cache: 'server',
    layout: 'site',
    missing: true,
  },
  /** The demo clinic is a separate site, with its own page for unknown addresses. */
  'clinic-not-found': {
    ...shown,
    pattern: '/:lang/templates/aesthetic-clinic/*',
    module: 'documents/template/aesthetic-clinic/not-found-page.tsx',
    cache: 'server',
    layout: 'template',
    missing: true,
    framed: true,
  },
} as const satisfies Record<string, RouteRecord>

export type SpecialRouteId = keyof typeof specialRoutes
