import type { Locator, Page } from 'playwright-core'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import { fill } from '#i18n/fill.ts'

/** The button of a row that shows the status of its lead and opens its sheet. */
function statusButton(page: Page, lang: DeskLang, name: string): Locator {
  const label = fill(deskCopyFor(lang).admin.leads.statusOf, { name })
  return page.locator('tbody').getByRole('button', { name: `${label}:` })
}

/** The status of a lead in the list, in words. */
export async function listedStatus(page: Page, lang: DeskLang, name: string): Promise<string> {
  const label = fill(deskCopyFor(lang).admin.leads.statusOf, { name })
  const text = await statusButton(page, lang, name).innerText()
  return text.replace(`${label}:`, '').trim()
}

/** Opens what can be done with a lead of the list. */
export async function openSheet(page: Page, lang: DeskLang, name: string): Promise<Locator> {
  await statusButton(page, lang, name).click()
  return page.getByRole('dialog', { name })
}

export async function chooseStatus(page: Page, lang: DeskLang, name: string, status: LeadStatus) {
  const sheet = await openSheet(page, lang, name)
  await sheet
    .getByRole('button', { name: deskCopyFor(lang).admin.statuses[status], exact: true })
    .click()
}
