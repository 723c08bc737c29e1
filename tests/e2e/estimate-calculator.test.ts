import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { langs } from '#documents/head/langs.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

// Proves 3.18.2.
test.each(langs)(
  'the calculator in %s counts the screens of its address, without scripts',
  async (lang) => {
    const { result } = copyFor(lang).pages['estimate-calculator'].body
    const path = pageUrl(lang, 'estimate-calculator')
    const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
    await page.goto(`${path}?clients=2&staff=1&admin=x`)
    expect(await page.locator('#estimate').textContent()).toContain(result.example)
    for (const [name, count] of [
      ['clients', '2'],
      ['staff', '10'],
      ['admin', '1'],
    ] as const)
      await page.locator(`#count [name=${name}]`).fill(count)
    await page.locator('#count [type=submit]').click()
    await page.waitForURL(`**${path}?clients=2&staff=10&admin=1*`)
    const estimate = (await page.locator('#estimate').textContent()) ?? ''
    expect(estimate.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
      fill(result.screens, { count: '13' }),
    )
    expect(estimate).not.toContain(result.example)
    expect(await page.locator('#count [name=staff]').inputValue()).toBe('10')
    await leave()
  },
)
