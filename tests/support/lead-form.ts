import type { Locator, Page } from 'playwright-core'
import { copyFor } from '#copy/copy.server.ts'
import type { ContactField } from '#domain/leads/contact-form.ts'
import type { Lang } from '#i18n/languages.ts'

export type LeadValues = Record<ContactField, string>

/** Milliseconds after the page has loaded: the server holds what a script sends earlier as spam. */
const fillTimeMs = 2_050

/** Resolves when a form of the loaded page may be sent. A form sent without scripts has no time. */
export async function fillTimePasses(page: Page): Promise<void> {
  await page.waitForFunction((least) => {
    const [opened] = performance.getEntriesByType('navigation')
    return opened !== undefined && performance.now() > opened.duration + least
  }, fillTimeMs)
}

/** Valid values for every field. */
export function leadValues(name: string, email: string): LeadValues {
  return {
    name,
    email,
    phone: '0505550100',
    service_type: 'landing-page',
    budget: '5000-15000',
    message: `${name}: דף נחיתה לקליניקה, עברית ואנגלית, UX/UI עד החגים.`,
  }
}

export type LeadForm = {
  form: Locator
  field: (name: ContactField) => Locator
  submit: Locator
  /** Scrolls to the form and waits until it is hydrated. */
  hydrate: () => Promise<void>
  /** Fills in one field and moves the focus away. */
  fill: (name: ContactField, value: string) => Promise<void>
  fillAll: (values: LeadValues) => Promise<void>
  values: () => Promise<LeadValues>
}

const selects: ReadonlySet<ContactField> = new Set(['service_type', 'budget'])

export function getLeadForm(page: Page, lang: Lang): LeadForm {
  const { submit: label, sending } = copyFor(lang).forms.lead
  const form = page.locator('form:has([name="message"])')
  const field = (name: ContactField) => form.locator(`[name="${name}"]`)
  const submit = form.getByRole('button', { name: new RegExp(`^(?:${label}|${sending})$`) })

  const fill = async (name: ContactField, value: string) => {
    if (selects.has(name)) await field(name).selectOption(value)
    else await field(name).fill(value)
    await field(name).blur()
  }
  return {
    form,
    field,
    submit,
    fill,
    hydrate: async () => {
      await form.scrollIntoViewIfNeeded()
      // A form that is in the viewport from the start is hydrated only on the first input.
      await page.mouse.move(8, 8)
      // After hydration the button of an empty form is aria-disabled.
      await form.locator('[type=submit][aria-disabled=true]').waitFor()
    },
    fillAll: async (values) => {
      for (const [name, value] of Object.entries(values)) await fill(name as ContactField, value)
    },
    values: async () => {
      const names = Object.keys(leadValues('', '')) as ContactField[]
      const pairs = await Promise.all(
        names.map(async (name) => [name, await field(name).inputValue()]),
      )
      return Object.fromEntries(pairs) as LeadValues
    },
  }
}
