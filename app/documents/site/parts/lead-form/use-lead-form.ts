import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { contactRules } from '#catalog/contact-rules.ts'
import type { Forms } from '#copy/he/forms.ts'
import { contactFields, contactFormSchema } from '#domain/leads/contact-form.ts'
import type { FieldErrors } from '#domain/leads/field-errors.ts'
import { pageUrl } from '#i18n/links.ts'
import type { LeadFormProps } from './lead-form-props.ts'
import type { SendResult } from './send-lead.ts'
import { submitLeadForm } from './submit-lead-form.ts'
import { useFieldErrors } from './use-field-errors.ts'

const schemas = {
  shown: contactFormSchema({ ...contactRules, choices: 'shown' }),
  hidden: contactFormSchema({ ...contactRules, choices: 'hidden' }),
}

/**
 * 'static': as rendered by the server, and as it stays without JavaScript. 'failed': not sent, and
 * shown in the form because the toast could not be loaded.
 */
export type Phase = 'static' | 'ready' | 'failed' | 'sending' | 'saved' | 'email-delayed'

export type LeadFormOnceProps = LeadFormProps & {
  /** Set for another form that the visitor opened after sending one. */
  isFocusedFirst: boolean
  onNewForm: () => void
}

/** The state of one form, from empty to sent. */
export function useLeadForm(props: LeadFormOnceProps) {
  const { lang, copy, choices, success, closeToast, state, isFocusedFirst, onNewForm } = props
  const [phase, setPhase] = useState<Phase>('static')
  const schema = schemas[choices === null ? 'hidden' : 'shown']
  const fieldErrors = useFieldErrors(schema, state?.errors ?? {}, state?.values['message'] ?? '')
  const form = useRef<HTMLFormElement>(null)
  const failureToast = useFailureToast(copy.failed, closeToast)

  useEffect(() => {
    const element = form.current
    if (element === null) return
    fieldErrors.validate(element)
    // Loads the toasts before sending can fail, but only for visitors who fill in the form.
    element.addEventListener('focusin', failureToast.preload, { once: true })
    if (isFocusedFirst) focusField(element, 'name')
    setPhase('ready')
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
      return goToThankYouPage(element, { url: pageUrl(lang, 'thank-you/contact'), onNewForm })
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
    await finish(element, await submitLeadForm(element))
  }

  return { form, phase, fieldErrors, submit }
}

function loadToasts() {
  return import('#ui/toast/toast.ts')
}

/** The toast of a failed form, which is in a separate chunk. */
function useFailureToast({ title, text }: Forms['lead']['failed'], closeLabel: string) {
  const toasts = useRef<ReturnType<typeof loadToasts>>(undefined)
  const dismiss = useRef(() => {})
  const load = () => (toasts.current ??= loadToasts())
  // Errors are ignored here: loading is tried again when there is a toast to show.
  const preload = () => void load().catch(() => (toasts.current = undefined))

  async function show() {
    const { showToast, dismissToast } = await load()
    const id = showToast({ kind: 'error', title, description: text, closeLabel })
    dismiss.current = () => dismissToast(id)
  }

  return { preload, show, dismiss: () => dismiss.current() }
}

type Thanks = { url: string; onNewForm: () => void }

/**
 * The input stays until the next page is shown. The back button can restore this page from the
 * cache in the state 'sending': then it gets a new form.
 */
function goToThankYouPage(element: HTMLFormElement, { url, onNewForm }: Thanks): void {
  addEventListener('pagehide', () => element.reset(), { once: true })
  addEventListener('pageshow', onNewForm, { once: true })
  location.assign(url)
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
