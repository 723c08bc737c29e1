import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { countStoredRows } from '#tests/support/stored-rows.ts'
import { openVisitor } from '#tests/support/visitor.ts'

/** What is typed, or the place of the chosen option. */
type Values = Readonly<Record<string, string | number>>

type DemoForm = {
  path: string
  id: string
  words: {
    fields: Readonly<Record<string, { label: string }>>
    form: { submit: string; thanks: { title: string } }
  }
  invalid: Values
  /** After `invalid` was sent, in the order of the fields. Empty: no error. */
  errors: readonly string[]
  /** The id of the field that has the focus then. */
  focused: string
  valid: Values
}

const { templatePages, clinicPageWords } = copyFor('he')
const law = templatePages['law-firm'].contact
const dental = templatePages['dental-clinic'].appointment
const course = templatePages['financial-course'].enroll
const workshop = templatePages['crystal-workshop'].booking
const fund = templatePages['real-estate-investment'].meeting
const clinic = clinicPageWords.contact
const person = { name: 'דנה כהן', phone: '050-555-0100' }

const demoForms: readonly DemoForm[] = [
  {
    path: 'law-firm',
    id: 'request-form',
    words: law,
    invalid: { name: '  ', phone: '12' },
    errors: [
      law.fields.name.missing,
      law.fields.phone.invalid,
      law.fields.field.missing,
      law.fields.language.missing,
      '',
      '',
      law.fields.message.missing,
    ],
    focused: 'request-name',
    valid: { ...person, field: 1, language: 2, message: 'חוזה שכירות לפני חתימה' },
  },
  {
    path: 'dental-clinic',
    id: 'appointment-form',
    words: dental,
    invalid: { name: 'ד', note: 'א' },
    errors: [
      dental.fields.treatment.missing,
      dental.fields.patient.missing,
      dental.fields.day.missing,
      dental.fields.name.invalid,
      dental.fields.phone.missing,
      dental.fields.note.invalid,
    ],
    focused: 'appointment-treatment',
    valid: { ...person, treatment: 3, patient: 2, day: 1 },
  },
  {
    path: 'financial-course',
    id: 'enroll-form',
    words: course,
    invalid: { name: '  ', phone: '12' },
    errors: [
      course.fields.name.missing,
      course.fields.phone.invalid,
      course.fields.email.missing,
      course.fields.seat.missing,
      course.fields.urgent.missing,
    ],
    focused: 'enroll-name',
    valid: { ...person, email: 'dana@example.com', seat: 1, urgent: 2 },
  },
  {
    path: 'crystal-workshop',
    id: 'booking-form',
    words: workshop,
    invalid: { name: ' ', phone: '12' },
    errors: [
      workshop.fields.evening.missing,
      workshop.fields.name.missing,
      workshop.fields.phone.invalid,
      workshop.fields.seats.missing,
      workshop.fields.piece.missing,
      '',
    ],
    focused: 'booking-evening',
    valid: { ...person, evening: 1, seats: 2, piece: 1 },
  },
  {
    path: 'real-estate-investment',
    id: 'meeting-form',
    words: fund,
    invalid: { name: '  ', phone: '12', email: 'dana@' },
    errors: [
      fund.fields.name.missing,
      fund.fields.phone.invalid,
      fund.fields.email.invalid,
      fund.fields.place.missing,
      fund.fields.building.missing,
      fund.fields.investor.missing,
      fund.fields.sum.missing,
      '',
    ],
    focused: 'meeting-name',
    valid: { ...person, email: 'dana@example.com', place: 1, building: 2, investor: 1, sum: 4 },
  },
  {
    path: 'aesthetic-clinic/contact',
    id: 'request-form',
    words: clinic,
    invalid: { name: 'א', email: 'dana@' },
    errors: [
      clinic.fields.name.invalid,
      clinic.fields.phone.missing,
      clinic.fields.email.invalid,
      clinic.fields.treatment.missing,
      clinic.fields.area.missing,
      clinic.fields.first.missing,
      clinic.fields.age.missing,
      clinic.fields.gender.missing,
      '',
    ],
    focused: 'request-name',
    valid: {
      ...person,
      email: 'dana@example.com',
      age: '34',
      treatment: 1,
      area: 1,
      first: 1,
      gender: 1,
    },
  },
]

const app = sharedSite()
const browser = await sharedBrowser()

async function fillIn(page: Page, { id, words }: DemoForm, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const label = words.fields[name]?.label ?? name
    const field = page.locator(`#${id}`).getByLabel(label, { exact: true })
    await (typeof value === 'number' ? field.selectOption({ index: value }) : field.fill(value))
  }
}

function submit(page: Page, { words }: DemoForm): Promise<void> {
  return page.getByRole('button', { name: words.form.submit }).press('Enter')
}

test.each(demoForms)(
  'an invalid form of $path shows an error at every field and focuses the first one',
  async (form) => {
    const { page, leave } = await openVisitor(browser, app.address)
    await page.goto(`/he/templates/${form.path}`)
    await fillIn(page, form, form.invalid)
    await submit(page, form)
    const errors = page.locator(`#${form.id} .demo-error`)
    await expect.poll(() => errors.allTextContents()).toEqual(form.errors)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(form.focused)
    expect(await page.getByText(form.words.form.thanks.title).isVisible()).toBe(false)
    await leave()
  },
)

/** Pictures and fonts load as the page moves to its form. */
function isFile(request: string): boolean {
  return /\/pictures\/|\.woff2$/.test(request)
}

// Proves 3.6.7.
test.each(demoForms.flatMap((form) => [true, false].map((javaScript) => ({ form, javaScript }))))(
  'a completed form of $form.path shows thanks and sends nothing, with JavaScript: $javaScript',
  async ({ form, javaScript }) => {
    const address = `/he/templates/${form.path}`
    const before = await countStoredRows(app.dataDir)
    const { page, leave } = await openVisitor(browser, app.address, { javaScript })
    await page.goto(address)
    await fillIn(page, form, form.valid)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await submit(page, form)
    await page.getByRole('heading', { name: form.words.form.thanks.title }).waitFor()
    expect(await page.locator(`#${form.id}`).isVisible()).toBe(false)
    // Without scripts the form opens the address of the page again, without any of its values.
    const first = requests.find((request) => !isFile(request))
    expect(first).toBe(javaScript ? undefined : `GET ${app.address}${address}?`)
    expect(requests.join()).not.toMatch(/dana|555|%D7/i)
    expect(await countStoredRows(app.dataDir)).toEqual(before)
    await leave()
  },
)
