import type { Locator, Page } from 'playwright-core'
import { copyFor } from '#copy/copy.server.ts'
import type { ContactField } from '#domain/leads/contact-form.ts'
import type { Lang } from '#i18n/languages.ts'

export type LeadWords = Record<ContactField, string>

/** A server flags what was sent sooner than a person can type. */
export const personTime = 2_500

/** Somebody of that name who fills in everything rightly. */
export function leadWords(name: string, email: string): LeadWords {
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
  /** Brings the form near, and waits until it has woken up where scripts run. */
  approach: () => Promise<void>
  /** Puts a value in as a person would, and leaves the field. */
  put: (name: ContactField, value: string) => Promise<void>
  fillIn: (words: LeadWords) => Promise<void>
  values: () => Promise<LeadWords>
}

const selects: ReadonlySet<ContactField> = new Set(['service_type', 'budget'])

export function leadFormOn(page: Page, lang: Lang): LeadForm {
  const { submit: label, sending } = copyFor(lang).forms.lead
  const form = page.locator('form:has([name="message"])')
  const field = (name: ContactField) => form.locator(`[name="${name}"]`)
  const submit = form.getByRole('button', { name: new RegExp(`^(?:${label}|${sending})$`) })

  const put = async (name: ContactField, value: string) => {
    if (selects.has(name)) await field(name).selectOption(value)
    else await field(name).fill(value)
    await field(name).blur()
  }
  return {
    form,
    field,
    submit,
    put,
    approach: async () => {
      await form.scrollIntoViewIfNeeded()
      // Near at once on some pages: then it sleeps on until somebody stirs.
      await page.mouse.move(8, 8)
      // Without scripts the button can always be pressed; awake, an empty form has it switched off.
      await form.locator('[type=submit][aria-disabled=true]').waitFor()
    },
    fillIn: async (words) => {
      for (const [name, value] of Object.entries(words)) await put(name as ContactField, value)
    },
    values: async () => {
      const names = Object.keys(leadWords('', '')) as ContactField[]
      const pairs = await Promise.all(
        names.map(async (name) => [name, await field(name).inputValue()]),
      )
      return Object.fromEntries(pairs) as LeadWords
    },
  }
}
