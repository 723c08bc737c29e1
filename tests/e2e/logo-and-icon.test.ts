import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { publicAddresses } from '#tests/support/addresses.ts'
import { signUp } from '#tests/support/admin.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { drawLogo, plainPicture } from '#tests/support/studio-pictures.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let app: RunningApp
const browser = await sharedBrowser()
const { adminStudio: copy } = deskCopyFor('he')

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } })
})

afterAll(() => app.stop())

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

/** The addresses of the studio's own pictures in a page or file. */
async function picturesIn(path: string): Promise<string[]> {
  const text = await (await fetch(app.address + path)).text()
  return [...new Set(text.match(/\/studio-pictures\/[\w-]+\.png/g))]
}

// Proves 7.15.1, 7.15.2, 7.15.3.
test('a logo and an icon are uploaded, seen everywhere, and taken back', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await signUp(page, 'he', app.setUpCode ?? 'none was printed')
  await page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  const section = adminUrl('he', 'dashboard/settings/studio/pictures')
  await page.goto(section)
  const logo = page.getByLabel(copy.fields.logo, { exact: true })
  const save = page.getByRole('button', { name: copy.save, exact: true })
  await logo.setInputFiles(png('logo.png', Buffer.from('<?php echo 1;')))
  await save.click()
  await page.getByText(copy.faults.picture).waitFor()
  expect(await picturesIn('/he')).toEqual([])

  await logo.setInputFiles(
    png('logo.png', await drawLogo({ width: 640, height: 160 }, ['#100010'])),
  )
  await page
    .getByLabel(copy.fields.icon, { exact: true })
    .setInputFiles(
      png('icon.png', await plainPicture({ width: 512, height: 512 }).png().toBuffer()),
    )
  await save.click()
  await expect.poll(async () => (await picturesIn('/he')).length).toBeGreaterThan(3)
  await page.goto(section)
  expect(await findAccessibilityFaults(page)).toEqual([])

  const without: string[] = []
  for (const path of [...publicAddresses, '/site.webmanifest'])
    if ((await picturesIn(path)).length === 0) without.push(path)
  expect(without.filter((path) => !path.includes('/templates/'))).toEqual([])
  for (const path of await picturesIn('/he')) {
    const picture = await fetch(app.address + path)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  const icon = await fetch(`${app.address}/favicon.ico`)
  expect([icon.status, icon.url]).toEqual([200, expect.stringContaining('/studio-pictures/')])

  await page.locator('[name="logo.remove"]').check()
  await page.locator('[name="icon.remove"]').check()
  await save.click()
  await expect.poll(() => picturesIn('/he')).toEqual([])
  await leave()
})
