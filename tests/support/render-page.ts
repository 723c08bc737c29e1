import path from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { matchPath, RouterContextProvider } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import type { PagePath } from '#catalog/pages.ts'
import { pageAt } from '#content/pages.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { StudioContext } from '#parts/studio-context.ts'
import { parseEnv } from '#server/env.ts'
import { pageContext } from '#server/page-context.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'

const appFolder = path.resolve(import.meta.dirname, '../../app')

const siteUrl = 'https://dagesh.example'

type PageModule = {
  loader?: (args: object) => unknown
  default?: ComponentType<{ loaderData: unknown }>
}

/** A server as it starts: no setting is stored, and there is a mail server. */
function firstStart(): Pick<ServerContext, 'settings' | 'env' | 'directMailer'> {
  const env = parseEnv({ DATA_DIR: '/nowhere', SMTP_URL: 'smtp://mail.example' })
  // SAFETY: the loaders of public pages read settings, which are empty here, and these two.
  return {
    env,
    settings: { get: () => null, row: () => null },
    directMailer: { canSend: true },
  } as unknown as ServerContext
}

function contextFor(lang: Lang, path: PagePath): RouterContextProvider {
  const context = new RouterContextProvider()
  // SAFETY: see firstStart.
  context.set(serverContext, firstStart() as ServerContext)
  context.set(pageContext, {
    lang,
    path,
    query: '',
    siteUrl,
    analyticsId: '',
    scripts: { site: [], template: [], card: [] },
    nonce: '',
  })
  return context
}

export type RenderedPage = { path: PagePath; lang: Lang; html: string; data: unknown }

/** The content of a public page as the server renders it, without its document. */
export async function renderPage(lang: Lang, address: PagePath): Promise<RenderedPage> {
  const { module, pattern } = pageAt(address)
  const url = pageUrl(lang, address)
  const { params } = matchPath(pattern, url) ??
    matchPath(pattern, `${url}/`) ?? { params: { lang } }
  // SAFETY: a module of a page, as the record of the page names it.
  const page = (await import(/* @vite-ignore */ path.join(appFolder, module))) as PageModule
  const request = new Request(siteUrl + url)
  const data = await page.loader?.({ params, request, context: contextFor(lang, address) })
  const html = page.default
    ? renderToStaticMarkup(
        createElement(
          StudioContext,
          { value: studio() },
          createElement(page.default, { loaderData: data }),
        ),
      )
    : ''
  return { path: address, lang, html, data }
}

/** The words of markup or of a text, without direction marks and other invisible characters. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<script[^]*?<\/script>/g, ' ')
    .replaceAll(/<(?:style|template)[^]*?<\/(?:style|template)>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/[\u200e\u200f\u2060\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
}
