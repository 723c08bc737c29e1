import type { Page } from 'playwright-core'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

export const owner = {
  name: 'נועה ברק',
  email: 'noa@studio.example',
  password: 'סוס אדום בלילה 7 horses?',
}

/** Fills in and submits the sign-up form. */
export async function submitSignUp(
  page: Page,
  lang: Lang,
  code: string,
  { name, email, password } = owner,
) {
  const { fields, signUp: words } = deskCopyFor(lang).admin.login
  await page.goto(`${adminUrl(lang)}?mode=sign-up`)
  await page.getByLabel(fields.code, { exact: true }).fill(code)
  await page.getByLabel(fields.name, { exact: true }).fill(name)
  await page.getByLabel(fields.email, { exact: true }).fill(email)
  await page.getByLabel(fields.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit }).click()
}

/** Signs up, and continues from the recovery codes to the dashboard. */
export async function signUp(page: Page, lang: Lang, code: string, as = owner) {
  await submitSignUp(page, lang, code, as)
  await page.getByRole('link', { name: deskCopyFor(lang).adminRecovery.codes.done }).click()
}

/** Signs in, and opens the list of leads. */
export async function signIn(page: Page, lang: Lang, { email, password } = owner) {
  const { fields, signIn: words } = deskCopyFor(lang).admin.login
  await page.goto(`${adminUrl(lang)}?next=dashboard`)
  await page.getByLabel(fields.email, { exact: true }).fill(email)
  await page.getByLabel(fields.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
}
