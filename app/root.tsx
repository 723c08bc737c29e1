import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { inlineScripts } from '#domain/inline-scripts.ts'
import { pageAt } from '#content/pages.ts'
import { cardLanguages, defaultLang, isLang, type CardLang } from '#i18n/languages.ts'
import { pageContext } from '#server/page-context.ts'
import { isOwnDocument, type OwnDocument } from '#documents/own-document.ts'
import type { Route } from './+types/root.ts'
import { BareError } from './documents/bare-error.tsx'
import type { loader as rootPageLoader } from './documents/site/pages/root/root-page.tsx'
import { isHydrated, needsAllStyles } from '#parts/page-handle.ts'
import { siteIconFor } from './site-icon.ts'
import {
  commonFont,
  extraFontFile,
  siteFonts,
  styleSheetFor,
} from './documents/site/styles/first-files.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { lang, path, scripts, nonce } = context.get(pageContext)
  const extraFonts = path !== null && isLang(lang) ? (pageAt(path).extraFonts[lang] ?? []) : []
  return {
    lang,
    scripts,
    nonce,
    fonts: siteFonts(lang),
    laterFonts: [commonFont, ...extraFonts.map(extraFontFile)],
    icon: siteIconFor(lang, extraFonts.length),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const handles = useMatches().map(({ handle }) => handle)
  const hydrated = isHydrated(handles)
  const ownDocument = handles.find(isOwnDocument)
  const lang = data?.lang ?? defaultLang
  const nonce = data ? { nonce: data.nonce } : {}
  const languageChoice = useRouteLoaderData<typeof rootPageLoader>(
    'documents/site/pages/root/root-page',
  )
  return (
    // The inline script in the head sets data-theme before the admin area hydrates.
    <html lang={lang} dir={cardLanguages[lang].dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {languageChoice ? (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${languageChoice.page}`} />
          </noscript>
        ) : null}
        {ownDocument ? (
          <OwnHead document={ownDocument} lang={lang} />
        ) : (
          <SiteHead
            icon={data?.icon ?? siteIconFor(lang, 0)}
            allStyles={needsAllStyles(handles)}
            fonts={data?.fonts ?? []}
            laterFonts={data?.laterFonts ?? []}
          />
        )}
        <Links />
        {/* Behaviours and islands. Low priority, because they must not delay the first paint. */}
        {hydrated
          ? null
          : data?.scripts[ownDocument?.document ?? 'site'].map((src) => (
              <script key={src} type="module" src={src} fetchPriority="low" />
            ))}
      </head>
      <body>
        {children}
        {hydrated ? (
          <>
            <ScrollRestoration {...nonce} />
            <Scripts {...nonce} />
          </>
        ) : null}
      </body>
    </html>
  )
}

type SiteHeadProps = {
  icon: string
  allStyles: boolean
  fonts: readonly string[]
  laterFonts: readonly string[]
}

function SiteHead({ icon, allStyles, fonts, laterFonts }: SiteHeadProps) {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {/* Before the style sheets, because a script after them waits until they have loaded. */}
      {inlineScripts.map((text) => (
        <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <link rel="stylesheet" href={styleSheetFor(allStyles)} />
      <FontPreloads fonts={fonts} />
      {/* After the picture of the opening, which most of a first screen waits for. */}
      <FontPreloads fonts={laterFonts} priority="low" />
    </>
  )
}

type FontPreloadsProps = { fonts: readonly string[]; priority?: 'low' }

/** Without them the browser would find the fonts only in the style sheet, one round trip later. */
function FontPreloads({ fonts, priority }: FontPreloadsProps) {
  return fonts.map((href) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin=""
      fetchPriority={priority}
    />
  ))
}

/** The head of a template or a card, which has one theme, its own styles and its own icon. */
function OwnHead({ document, lang }: { document: OwnDocument; lang: CardLang }) {
  const { styles, icon, theme } = document
  // Templates are not available in Russian.
  const fonts: Partial<Record<CardLang, readonly string[]>> = document.fonts
  return (
    <>
      <meta name="color-scheme" content={theme} />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="stylesheet" href={styles} />
      <FontPreloads fonts={fonts[lang] ?? []} />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

/** Uses neither copy nor the layout, so that nothing can fail again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BareError error={error} />
}
