import { expect, test } from 'vitest'
import { leadStatuses } from '#domain/leads/status.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'

const langs = ['he', 'en'] as const
const { forms, admin, pages } = deskCopyFor('en')

// Proves 4.2.7.
test.each([
  ['nameMin', 'Please enter full name (at least 2 characters)'],
  ['nameMax', 'Name is too long (maximum 100 characters)'],
  ['emailInvalid', 'Please enter a valid email address'],
  ['phoneInvalid', 'Please enter a valid phone number (at least 9 digits)'],
  ['serviceRequired', 'Please select a service type'],
  ['budgetRequired', 'Please select a budget range'],
  ['messageMin', 'Message must be at least 10 characters'],
  ['messageMax', 'Description is too long (maximum 1000 characters)'],
] as const)('the message %s has the specified words', (code, words) => {
  expect(forms.lead.errors[code]).toBe(words)
})

// Proves 4.2.7.
test('the Hebrew messages of the name ask for a full name and state both limits', () => {
  const { nameMin, nameMax } = deskCopyFor('he').forms.lead.errors
  expect(nameMin).toMatch(/שם מלא.*2 תווים/)
  expect(nameMax).toMatch(/100 תווים/)
})

/**
 * Normalizes a text: an ellipsis is one character, and sentences in a title end without a full
 * stop.
 */
function plain(text: string): string {
  return text
    .replaceAll('…', '...')
    .replaceAll('’', "'")
    .replace(/(?<!\.)\.$/, '')
}

// Proves 4.7.5, 4.7.7, 4.12.2.
test.each([
  [forms.lead.sending, 'Sending...'],
  [forms.lead.failed.title, 'Oops! Something went wrong. Please try again'],
  [forms.lead.success.title, 'Thank you!'],
  [forms.lead.success.text, "We'll get back to you soon"],
  [forms.lead.success.again, 'New form'],
  [forms.lead.warning.title, 'Message saved!'],
  [
    forms.lead.warning.text.split('. ')[0] ?? '',
    "We'll contact you soon, but the email notification had an issue",
  ],
  [forms.order.failed.title, 'Something went wrong, please try again'],
  [forms.order.success.title, "Thank you! We'll get back to you soon"],
])('a form shows: %s', (shown, specified) => {
  expect(plain(shown)).toBe(specified)
})

const { toasts, leads, login, frame } = admin

// Proves 4.9.8, 7.1.4.
test.each([
  [toasts.signedIn, 'Logged in successfully'],
  [toasts.leadDeleted, 'Lead deleted successfully'],
  [toasts.leadsDeleted, 'Leads deleted successfully'],
  [toasts.notesSaved, 'Notes saved successfully'],
  [toasts.statusChanged, 'Status updated successfully'],
  [toasts.linkCopied, 'Link copied to clipboard'],
  [toasts.failed, 'An error occurred'],
  [leads.empty.title, 'No contacts yet'],
  [frame.loading, 'Loading...'],
  [leads.confirm.one.title, 'Are you sure you want to delete this lead?'],
  [
    leads.confirm.selected.title.other,
    'Are you sure you want to delete the {count} selected leads?',
  ],
  [leads.confirm.all.title.other, 'Are you sure you want to delete ALL {count} leads?'],
  [login.refused.split('. ')[0] ?? '', 'Authentication failed'],
])('the admin area shows: %s', (shown, specified) => {
  expect(plain(shown)).toBe(specified)
})

// Proves 7.1.4.
test.each(langs)('signing in and signing up have their own busy labels in %s', (lang) => {
  const { signIn, signUp } = deskCopyFor(lang).admin.login
  const labels = [signIn.submit, signIn.busy, signUp.submit, signUp.busy]
  expect(new Set(labels).size).toBe(4)
})

// Proves 4.8.4.
test.each(langs)('the help in %s explains every status and shows both lists of stages', (lang) => {
  const { meanings, flow, otherFlow } = deskCopyFor(lang).admin.leads.help
  expect(leadStatuses.filter((status) => meanings[status].length < 10)).toEqual([])
  expect([flow.length, otherFlow.length]).toEqual([7, 7])
})

// Proves 4.8.4.
test('the stages of a lead have the specified words', () => {
  const { flow, otherFlow } = leads.help
  expect(flow.join(', ').toLowerCase()).toBe(
    'new lead, read, awaiting reply, quote sent, in process, order made, closed',
  )
  expect(otherFlow.join(', ').toLowerCase()).toBe(
    'new lead, read, awaiting response, quote sent, in progress, order placed, closed',
  )
})

// Proves 5.4.5.
test('the builder states the discount for all services together', () => {
  expect(pages['package-builder'].body.steps.all).toBe(
    'Choosing all {count} services gives {percent} off.',
  )
})
