import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { visitorAddress } from './visitor-address.ts'

export type Visitor = {
  page: Page
  context: BrowserContext
  /**
   * Errors so far: on the console, exceptions, failed requests, error responses, requests to other
   * hosts.
   */
  problems: string[]
  leave: () => Promise<void>
}

export const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

export type Screen = keyof typeof screens

type Options = {
  screen?: Screen
  locale?: string
  javaScript?: boolean
  reducedMotion?: 'reduce' | 'no-preference'
  userAgent?: string
  /** Sent as X-Forwarded-For. Defaults to an address that no other visitor has. */
  ipAddress?: string
}

let visitors = 0

/** A visitor with a new browser context: no cookies, storage or cache. */
export async function openVisitor(
  browser: Browser,
  address: string,
  options: Options = {},
): Promise<Visitor> {
  const {
    screen = 'desktop',
    locale = 'he-IL',
    javaScript = true,
    reducedMotion = 'reduce',
    userAgent,
    ipAddress = visitorAddress((visitors += 1)),
  } = options
  const context = await browser.newContext({
    baseURL: address,
    viewport: screens[screen],
    locale,
    javaScriptEnabled: javaScript,
    reducedMotion,
    ...(userAgent !== undefined && { userAgent }),
    isMobile: screen === 'phone',
    hasTouch: screen === 'phone',
    extraHTTPHeaders: { 'x-forwarded-for': ipAddress },
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const problems: string[] = []
  watch(page, address, problems)
  if (javaScript) waitForScripts(page)
  return { page, context, problems, leave: () => context.close() }
}

/**
 * Makes `goto` wait until the page's scripts have started, which is after its first frame, and the
 * modules that they have requested are evaluated. One that a test blocks is not waited for. Parts
 * below the screen are hidden for their first second (styles/below-fold.css): it is over at once, so
 * that a test can scroll to them.
 */
function waitForScripts(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const requested = new Set<string>()
    const remember = (request: Request) => {
      if (/\/assets\/[^/]+\.js$/.test(request.url())) requested.add(request.url())
    }
    page.on('request', remember)
    const response = await goto(url, options)
    await page
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      .catch(() => null)
    let evaluated = 0
    while (evaluated < requested.size) {
      evaluated = requested.size
      await page
        .evaluate((urls) => Promise.allSettled(urls.map((each) => import(each))), [...requested])
        .catch(() => null)
    }
    page.off('request', remember)
    await page.evaluate(endHiding).catch(() => null)
    return response
  }
}

/** Runs in the page. */
function endHiding() {
  for (const each of document.getAnimations())
    if (each instanceof CSSAnimation && each.animationName === 'hidden-for-a-second') each.finish()
}

/**
 * React Router 8.4.0 leaves a promise without a handler (`done` of its turbo-stream decoder) when a
 * navigation replaces another whose data has arrived in part.
 */
const abortedNavigation = 'signal is aborted without reason'

function watch(page: Page, address: string, problems: string[]) {
  page.on('console', (message) => {
    const isReportedBelow = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isReportedBelow)
      problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (error.message !== abortedNavigation) problems.push(`exception: ${error.message}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (!(why === 'net::ERR_ABORTED' && mayBeAborted(request.url())))
      problems.push(`request failed: ${request.url()} ${why}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${address}/`) && !request.url().startsWith('data:'))
      problems.push(`another host: ${request.url()}`)
  })
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isDocument)
      problems.push(`answer ${response.status()}: ${response.url()}`)
  })
}

/**
 * Whether a navigation may abort the request: a submission's second call, data and background
 * requests of the admin area, and fonts, pictures and films that load late.
 */
function mayBeAborted(url: string): boolean {
  const { pathname } = new URL(url)
  return (
    pathname === '/functions/v1/send-contact-email' ||
    /\.(?:data|woff2|avif|webp|mp4)$|\/emodesuper\/.*\/(?:changes|find|new-leads|session)$/.test(
      pathname,
    )
  )
}
