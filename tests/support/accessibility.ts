import axeCore, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const wcag22aa: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/**
 * The transparent bar is over a picture, which axe does not analyze. contrast-over-pictures.test.ts
 * measures its text in a screenshot.
 */
const overPictures = '[data-nav="clear"]:not([data-solid])'

/** Violations of WCAG 2.2 AA, each with its first element. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(axeCore.source)
  return page.evaluate(runRules, { options: wcag22aa, overPictures })
}

/** Runs in the page. */
async function runRules({
  options,
  overPictures,
}: {
  options: RunOptions
  overPictures: string
}): Promise<string[]> {
  const isOver = (selector: unknown) =>
    document.querySelector(String(selector))?.closest(overPictures) !== null
  const { violations } = await globalThis.axe.run(options)
  return violations.flatMap(({ id, nodes }) => {
    const [first, ...more] = nodes.filter(
      ({ target }) => !(id === 'color-contrast' && isOver(target[0])),
    )
    return first === undefined
      ? []
      : [`${id} (${more.length + 1}): ${first.target.join(' ')} ${first.failureSummary ?? ''}`]
  })
}

declare global {
  var axe: typeof axeCore
}
