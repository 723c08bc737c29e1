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
import { cardLanguages, defaultLang, isLang, type CardLang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { studio } from '#catalog/studio.server.ts'
import { pageContext } from '#server/page-context.ts'
import { isOwnDocument, type OwnDocument } from '#documents/own-document.ts'
import type { Route } from './+types/root.ts'
import { iconUrl } from '#i18n/studio-picture-links.ts'
import { BareError } from './documents/bare-error.tsx'
import type { loader as rootPageLoader } from './documents/site/pages/root/root-page.tsx'
import { isHydrated } from '#parts/page-handle.ts'
import { StudioContext } from '#parts/studio-context.ts'
import deskStyles from './desk/desk.css?url'
import { siteFonts } from './documents/site/styles/first-files.ts'
import siteStyles from './documents/site/styles/site.css?url'

export function loader({ context }: Route.LoaderArgs) {
  const { lang, scripts, nonce } = context.get(pageContext)
  return { lang, scripts, nonce, fonts: siteFonts(lang), studio: studio() }
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const handles = useMatches().map(({ handle }) => handle)
  const hydrated = isHydrated(handles)
  const ownDocument = handles.find(isOwnDocument)
  const lang = data?.lang ?? defaultLang
  const icon = data?.studio.icon ?? null
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
          <OwnHead document={ownDocument} lang={lang} icon={icon} />
        ) : (
          <SiteHead
            styles={hydrated ? deskStyles : siteStyles}
            manifest={hydrated ? deskManifest(lang) : '/site.webmanifest'}
            fonts={data?.fonts ?? []}
            icon={icon}
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
        <StudioContext value={data?.studio ?? null}>{children}</StudioContext>
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

/** The admin area is another app on a home screen than the site. */
function deskManifest(lang: CardLang): string {
  return adminUrl(isLang(lang) ? lang : defaultLang, 'app.webmanifest')
}

type SiteHeadProps = {
  styles: string
  manifest: string
  fonts: readonly string[]
  icon: string | null
}

function SiteHead({ styles, manifest, fonts, icon }: SiteHeadProps) {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <IconLinks icon={icon} />
      <link rel="manifest" href={manifest} />
      {/* Before the style sheets, because a script after them waits until they have loaded. */}
      {inlineScripts.map((text) => (
        <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <link rel="stylesheet" href={styles} />
      <FontPreloads fonts={fonts} />
    </>
  )
}

/** The studio's own icon, or the drawn mark. */
function IconLinks({ icon }: { icon: string | null }) {
  if (icon === null)
    return (
      <>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    )
  return (
    <>
      <link rel="icon" href={iconUrl(icon, 48)} type="image/png" sizes="48x48" />
      <link rel="icon" href={iconUrl(icon, 192)} type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href={iconUrl(icon, 180)} />
    </>
  )
}

/** Without them the browser would find the fonts only in the style sheet, one round trip later. */
function FontPreloads({ fonts }: { fonts: readonly string[] }) {
  return fonts.map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
  ))
}

type OwnHeadProps = { document: OwnDocument; lang: CardLang; icon: string | null }

/** The head of a template or a card, which has one theme and its own styles. A template has an icon. */
function OwnHead({ document, lang, icon }: OwnHeadProps) {
  const { styles, theme } = document
  // Templates are not available in Russian.
  const fonts: Partial<Record<CardLang, readonly string[]>> = document.fonts
  return (
    <>
      <meta name="color-scheme" content={theme} />
      {document.document === 'card' && icon !== null ? (
        <link rel="icon" href={iconUrl(icon, 48)} type="image/png" />
      ) : (
        <link rel="icon" href={document.icon} type="image/svg+xml" />
      )}
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
