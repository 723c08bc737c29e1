import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'
import { installPackage, isRoot, run } from './system-package.ts'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Disables Chromium's own requests, so that a request to another host in a test comes from the
 * page.
 */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function namedChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named === undefined || named === '') return null
  if (existsSync(named)) return named
  throw new Error(`CHROMIUM_PATH names no file: ${named}`)
}

function getChromium(): string | null {
  const found = [...systemPaths, chromium.executablePath()].find((path) => existsSync(path))
  return namedChromium() ?? found ?? null
}

/** Chromium without windows, which takes less than half the processor time. */
const headlessShell = 'chromium-headless-shell'

function getHeadlessShell(): string | null {
  const path = `/usr/bin/${headlessShell}`
  return existsSync(path) ? path : null
}

/**
 * The one place where a browser is installed, which says so before it begins. Debian's package
 * includes libraries that Playwright's build lacks there. False if it is not permitted or fails.
 */
function installChromium(name: 'chromium' | typeof headlessShell): boolean {
  if (installPackage(name, '; CHROMIUM_PATH avoids this')) return true
  if (name === headlessShell) return false
  console.log(`Installing Playwright's Chromium for the browser tests; CHROMIUM_PATH avoids this.`)
  return run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
}

/** Installs a missing Chromium once, before several processes need it. */
export function prepareChromium(): void {
  if (namedChromium() ?? getHeadlessShell()) return
  if (!installChromium(headlessShell)) requireChromium()
}

/**
 * The path of a Chromium: the configured one, the system's, Playwright's, or one that is installed
 * now.
 */
export function requireChromium(): string {
  const path = getChromium() ?? (installChromium('chromium') ? getChromium() : null)
  if (path !== null) return path
  throw new Error(
    'No Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  )
}

/** Disables Chromium's sandbox only for root, as which it refuses to run. */
function chromiumFlags(): string[] {
  return isRoot() ? ['--no-sandbox', ...quietFlags] : [...quietFlags]
}

/**
 * By default the first address that a page opens starts a second renderer process. With one, the
 * same journeys take 17 % less time where page faults are slow.
 */
const oneRenderer = '--renderer-process-limit=1'

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: namedChromium() ?? getHeadlessShell() ?? requireChromium(),
    args: [...chromiumFlags(), oneRenderer],
    chromiumSandbox: !isRoot(),
  })
}
