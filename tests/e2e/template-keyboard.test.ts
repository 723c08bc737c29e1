import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { templates } from '#catalog/templates.ts'
import { pageUrl } from '#i18n/links.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

/** More stops than any template has. */
const maxStops = 200

const app = sharedSite()
const browser = await sharedBrowser()

/** The focused element; null after the last stop of the page. */
function readStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    const isMarked = (marked: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(marked)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    // The label of a choice shows the focus of its hidden box.
    const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
    const shown = [element, label, element.nextElementSibling].find(
      (candidate) => candidate && isMarked(candidate),
    )
    // Chromium marks the calendar button inside a date field by itself.
    const isCalendar = element.matches('[type=date]:not(:focus-visible)')
    const { top, bottom, width, height } = (shown ?? element).getBoundingClientRect()
    const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight
    return {
      isFine: (shown !== undefined || isCalendar) && isSeen,
      what: element.outerHTML.slice(0, 120),
    }
  })
}

// Proves 10.1.3.
test.each(templates)('by keyboard every stop of %s is visible, to the end', async (id) => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(pageUrl('he', `templates/${id}`))
  const hidden: string[] = []
  let stops = 0
  for (; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (stop === null) break
    if (!stop.isFine) hidden.push(stop.what)
  }
  expect(hidden).toEqual([])
  expect(stops).toBeGreaterThan(10)
  expect(stops).toBeLessThan(maxStops)
  await leave()
})
