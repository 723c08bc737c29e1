import { expect, test } from 'vitest'
import { langs } from '#documents/head/langs.ts'
import { pageUrl } from '#i18n/links.ts'
import { describeAnswerTime } from '#server/promises/promised-time.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const app = sharedSite()

// Proves 5.7.6.
test.each(
  langs.flatMap((lang) => [
    [pageUrl(lang, 'contact'), lang, false] as const,
    [`${pageUrl(lang, 'contact')}?template=law-firm`, lang, false] as const,
    [pageUrl(lang, 'thank-you/contact'), lang, false] as const,
    [pageUrl(lang, 'thank-you/quote'), lang, true] as const,
    [`${pageUrl(lang, 'thank-you/quote')}?offer=estimate`, lang, true] as const,
  ]),
)('%s says by when the answer comes', async (address, lang, asksForQuote) => {
  const promised = () => describeAnswerTime(new Date(), lang, { asksForQuote })
  const before = promised()
  const response = await fetch(app.address + address)
  const page = await response.text()
  expect([response.status, [before, promised()].some((time) => page.includes(time))]).toEqual([
    200,
    true,
  ])
})
