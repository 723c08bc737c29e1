import type { RouteRecord } from './route-record.ts'

const page = { methods: ['GET'], query: [] } as const

/** The addresses that are not pages of the catalogue. */
export const otherRoutes = {
  /** Chooses a language, so the response depends on the visitor. */
  root: {
    ...page,
    pattern: '/',
    module: 'documents/site/pages/root/root-page.tsx',
    cache: 'server',
  },
  'under-construction': {
    ...page,
    pattern: '/under-construction',
    module: 'documents/site/pages/under-construction/under-construction-page.tsx',
    methods: ['GET', 'POST'],
    cache: 'server',
    ungated: true,
  },
  /** Served instead of a page that cannot be rendered at present (server/http/serve-page.ts). */
  busy: {
    ...page,
    pattern: '/busy',
    module: 'documents/site/pages/busy/busy-page.tsx',
    cache: 'server',
    ungated: true,
  },
  sitemap: {
    ...page,
    pattern: '/sitemap.xml',
    module: 'documents/files/sitemap.ts',
    cache: 'public',
    ungated: true,
  },
  robots: {
    ...page,
    pattern: '/robots.txt',
    module: 'documents/files/robots.ts',
    cache: 'public',
    ungated: true,
  },
  llms: {
    ...page,
    pattern: '/llms.txt',
    module: 'documents/files/llms.ts',
    cache: 'public',
    ungated: true,
  },
  /** It contains its expiry date, so it is rendered for each request. */
  security: {
    ...page,
    pattern: '/.well-known/security.txt',
    module: 'documents/files/security.ts',
    cache: 'none',
    ungated: true,
  },
  feed: {
    ...page,
    pattern: '/:lang/feed.xml',
    module: 'documents/site/pages/blog/feed.ts',
    cache: 'public',
    ungated: true,
  },
  'post-index': {
    ...page,
    pattern: '/:lang/blog/search.json',
    module: 'documents/site/pages/blog/post-index.ts',
    cache: 'public',
  },
  card: {
    ...page,
    pattern: '/:lang/v/:slug',
    module: 'documents/card/business-card-page.tsx',
    methods: ['GET', 'POST'],
    cache: 'public',
    ungated: true,
  },
  'card-contact': cardFile('contact.vcf', 'contact-file.ts'),
  'card-manifest': cardFile('app.webmanifest', 'app-manifest.ts'),
  'card-preview': cardFile('preview.png', 'preview-image.ts'),
  'card-icon': cardFile('icon.png', 'icon-image.ts'),
  'card-colors': cardFile('colors.css', 'colors-sheet.ts'),
  /** Not stored with the pages, because that storage is meant for text. It sets its own caching. */
  'card-picture': {
    ...page,
    pattern: '/card-pictures/:file',
    module: 'documents/card/card-picture.ts',
    cache: 'none',
    ungated: true,
  },
  /**
   * The page for a short link that does not exist or is paused; a working one redirects before this
   * route.
   */
  'short-link': {
    ...page,
    pattern: '/q/*',
    module: 'documents/card/missing-link-page.tsx',
    cache: 'server',
    missing: true,
    ungated: true,
  },
  'sample-quote': {
    ...page,
    pattern: '/:lang/sample-quote.pdf',
    module: 'documents/site/pages/quote/sample-quote-file.ts',
    cache: 'public',
  },
  /** A client's quote. The token in its address is the only key to it. */
  quote: privateRoute('/:lang/quote/:token', 'documents/site/pages/quote/quote-page.tsx'),
  'quote-pdf': privateRoute('/:lang/quote/:token/pdf', 'documents/site/pages/quote/quote-file.ts'),
  'quote-choice': privateRoute(
    '/:lang/quote/:token/choice',
    'documents/site/pages/quote/quote-choice.ts',
  ),
  'quote-view': privateRoute(
    '/:lang/quote/:token/view',
    'documents/site/pages/quote/quote-viewing.ts',
  ),
  /** Confirms a privacy request, with the token from the email. */
  'privacy-request': privateRoute(
    '/:lang/privacy-request/:token',
    'documents/site/pages/legal/confirm-request-page.tsx',
  ),
  /** The whole admin area; app/routes.ts lists the screens in it. */
  admin: privateRoute('/:lang/emodesuper', 'desk/pages/admin-layout.tsx'),
  'not-found': {
    ...page,
    pattern: '/:lang/*',
    module: 'documents/site/pages/not-found/not-found-page.tsx',
    cache: 'server',
    missing: true,
  },
  /** The demo clinic is a separate site, with its own page for unknown addresses. */
  'clinic-not-found': {
    ...page,
    pattern: '/:lang/templates/aesthetic-clinic/*',
    module: 'documents/template/aesthetic-clinic/not-found-page.tsx',
    cache: 'server',
    missing: true,
    framed: true,
  },
} as const satisfies Record<string, RouteRecord>

export type OtherRouteId = keyof typeof otherRoutes

/** The route of a file below the address of a card. */
function cardFile<File extends string, Module extends string>(file: File, module: Module) {
  return {
    ...page,
    pattern: `/:lang/v/:slug/${file}`,
    module: `documents/card/${module}`,
    cache: 'public',
    ungated: true,
  } as const
}

function privateRoute<Pattern extends string, Module extends string>(
  pattern: Pattern,
  module: Module,
) {
  return {
    pattern,
    module,
    methods: ['GET', 'POST'],
    query: ['*'],
    cache: 'none',
    ungated: true,
  } as const
}
