import { expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { signUp } from '#tests/support/admin.ts'
import { leadEndpoint, leadPayload } from '#tests/support/lead-payload.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

async function sendLead(name: string) {
  const response = await fetch(app.address + leadEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(leadPayload({ name })),
  })
  expect(response.status).toBe(201)
}

// Proves 4.9.4, 4.9.5.
test('selected leads are deleted, then all of them, each after a question with their number', async () => {
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await sendLead(name)
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'en', app.setUpCode ?? '')
  await page.waitForURL(`**${adminUrl('en', 'dashboard')}*`)
  const { leads: copy, toasts } = deskCopyFor('en').admin
  const rows = page.locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(5)
  const dialog = page.getByRole('dialog')
  const question = (text: string, count: number) =>
    dialog.getByRole('heading', { name: fill(text, { count }) })

  for (const name of ['Two', 'Four'])
    await page.getByLabel(fill(copy.select, { name }), { exact: true }).check()
  await page.getByRole('button', { name: copy.deleteSelected }).click()
  await question(copy.confirm.selected.title.other, 2).waitFor()
  await dialog.getByRole('button', { name: copy.confirm.keep }).click()
  expect(await rows.count()).toBe(5)
  await page.getByRole('button', { name: copy.deleteSelected }).click()
  await dialog.getByRole('button', { name: copy.confirm.delete }).click()
  await page.getByText(toasts.leadsDeleted, { exact: true }).first().waitFor()
  await expect.poll(() => rows.count()).toBe(3)

  await page.getByRole('button', { name: copy.deleteAll }).click()
  await question(copy.confirm.all.title.other, 3).waitFor()
  const confirm = dialog.getByRole('button', { name: copy.confirm.delete })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByLabel(fill(copy.confirm.all.type, { count: 3 })).fill('3')
  // A lead arrives after the question was shown: nothing is deleted, because the number differs.
  await sendLead('Six')
  await confirm.click()
  await page.getByText(toasts.countChanged, { exact: true }).first().waitFor()
  await page.reload()
  await expect.poll(() => rows.count()).toBe(4)

  await page.getByRole('button', { name: copy.deleteAll }).click()
  await dialog.getByLabel(fill(copy.confirm.all.type, { count: 4 })).fill('4')
  await confirm.click()
  await page.getByText(copy.empty.title, { exact: true }).waitFor()
  expect(problems.filter((problem) => !problem.startsWith('answer 409'))).toEqual([])
  await leave()
})
