import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { contactRules } from '#catalog/contact-rules.ts'
import type { Forms } from '#copy/he/forms.ts'
import { contactFields, contactFormSchema } from '#domain/leads/contact-form.ts'
import type { FieldErrors } from '#domain/leads/field-errors.ts'
import { pageUrl } from '#i18n/links.ts'
import type { LeadFormProps } from './lead-form-props.ts'
import { fetchIpAddress, type SendResult } from './send-lead.ts'
import { submitLeadForm } from './submit-lead-form.ts'
import { useFieldErrors } from './use-field-errors.ts'

const schemas = {
  shown: contactFormSchema({ ...contactRules, choices: 'shown' }),
  hidden: contactFormSchema({ ...contactRules, choices: 'hidden' }),
}

/**
 * 'static': as the server renders the form, and as it stays without JavaScript. 'failed': not sent,
 * and the form says so because the toast could not be loaded.
 */
export type Phase = 'static' | 'ready' | 'failed' | 'sending' | 'saved' | 'email-delayed'

export type LeadFormOnceProps = LeadFormProps & {
  /** For a form that the visitor asked for after sending one. */
  isFocusedFirst: boolean
  onNewForm: () => void
}

/** One form, from empty to sent. */
export function useLeadForm(props: LeadFormOnceProps) {
  const { lang, copy, choices, success, closeToast, state, isFocusedFirst, onNewForm } = props
  const [phase, setPhase] = useState<Phase>('static')
  const schema = schemas[choices === null ? 'hidden' : 'shown']
  const fieldErrors = useFieldErrors(schema, state?.errors ?? {}, state?.values['message'] ?? '')
  const form = useRef<HTMLFormElement>(null)
  const ipAddress = useRef('')
  const failureToast = useFailureToast(copy.failed, closeToast)

  useEffect(() => {
    const element = form.current
    if (element === null) return
    fieldErrors.validate(element)
    // Loaded before sending can fail, and only by visitors who fill in the form.
    element.addEventListener('focusin', failureToast.loadAhead, { once: true })
    if (isFocusedFirst) focusField(element, 'name')
    setPhase('ready')
    void fetchIpAddress().then((address) => (ipAddress.current = address))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is hydrated
  }, [])

  function showErrors(element: HTMLFormElement, errors: FieldErrors) {
    fieldErrors.showAll(errors)
    focusField(element, contactFields.find((field) => errors[field]) ?? '')
  }

  async function finish(element: HTMLFormElement, result: SendResult) {
    if (result.kind === 'saved') {
      if (!result.emailNotified) return setPhase('email-delayed')
      if (success === 'panel') return setPhase('saved')
      return goToThanks(element, { url: pageUrl(lang, 'thank-you/contact'), onNewForm })
    }
    if (result.kind === 'outside') return element.submit()
    setPhase('ready')
    if (result.kind === 'invalid') return showErrors(element, result.errors)
    await failureToast.show().catch(() => setPhase('failed'))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase === 'sending') return
    const element = event.currentTarget
    const errors = fieldErrors.validate(element)
    if (Object.keys(errors).length > 0) return showErrors(element, errors)
    failureToast.dismiss()
    setPhase('sending')
    await finish(element, await submitLeadForm(element, ipAddress.current))
  }

  return { form, phase, fieldErrors, submit }
}

function loadToasts() {
  return import('#ui/toast/toast.ts')
}

/** The toast of a failed form. Its code is a chunk of its own. */
function useFailureToast({ title, text }: Forms['lead']['failed'], closeLabel: string) {
  const toasts = useRef<ReturnType<typeof loadToasts>>(undefined)
  const dismiss = useRef(() => {})
  const load = () => (toasts.current ??= loadToasts())
  // Loaded ahead: what fails here is tried again when there is a toast to show.
  const loadAhead = () => void load().catch(() => (toasts.current = undefined))

  async function show() {
    const { showToast, dismissToast } = await load()
    const id = showToast({ kind: 'error', title, description: text, closeLabel })
    dismiss.current = () => dismissToast(id)
  }

  return { loadAhead, show, dismiss: () => dismiss.current() }
}

type Thanks = { url: string; onNewForm: () => void }

/**
 * The texts stay until the next page is there. The back button can restore this page from the cache
 * as it was left, still sending: then it gets a new form.
 */
function goToThanks(element: HTMLFormElement, { url, onNewForm }: Thanks): void {
  addEventListener('pagehide', () => element.reset(), { once: true })
  addEventListener('pageshow', onNewForm, { once: true })
  location.assign(url)
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
