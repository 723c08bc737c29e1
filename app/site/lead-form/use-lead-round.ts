import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { contactRules } from '#catalog/contact-rules.ts'
import { contactFields, contactFormSchema, type FieldErrors } from '#domain/leads/contact-form.ts'
import { pageUrl } from '#i18n/links.ts'
import { deliverLead } from './deliver-lead.ts'
import type { LeadFormProps } from './lead-form-props.ts'
import { readIpAddress, type LeadOutcome } from './send-lead.ts'
import { useLiveErrors } from './use-live-errors.ts'

const schemas = {
  shown: contactFormSchema({ ...contactRules, choices: 'shown' }),
  hidden: contactFormSchema({ ...contactRules, choices: 'hidden' }),
}

/** 'asleep' is how the server draws the form, and how it stays without JavaScript: it can always be sent. */
export type Phase = 'asleep' | 'awake' | 'sending' | 'saved' | 'mail-delayed'

export type RoundProps = LeadFormProps & {
  /** Somebody asked for another form: the keyboard goes on in its first field. */
  isAgain: boolean
  onAgain: () => void
}

/** One form, from empty to sent. */
export function useLeadRound({
  lang,
  copy,
  choices,
  success,
  closeToast,
  answer,
  isAgain,
  onAgain,
}: RoundProps) {
  const [phase, setPhase] = useState<Phase>('asleep')
  const live = useLiveErrors(
    schemas[choices === null ? 'hidden' : 'shown'],
    answer?.errors ?? {},
    answer?.values['message'] ?? '',
  )
  const form = useRef<HTMLFormElement>(null)
  const ipAddress = useRef('')
  const dismiss = useRef(() => {})
  const toasts = useRef<ReturnType<typeof loadToasts>>(undefined)

  useEffect(() => {
    if (form.current) live.judge(form.current)
    // Toasts are for those who write: they are here before anything can fail.
    form.current?.addEventListener('focusin', () => (toasts.current ??= loadToasts()), {
      once: true,
    })
    if (form.current && isAgain) focusField(form.current, 'name')
    setPhase('awake')
    void readIpAddress().then((address) => (ipAddress.current = address))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, [])

  function showErrors(element: HTMLFormElement, errors: FieldErrors) {
    live.tellAll(errors)
    focusField(element, contactFields.find((field) => errors[field]) ?? '')
  }

  async function finish(element: HTMLFormElement, outcome: LeadOutcome) {
    if (outcome.kind === 'saved' && outcome.emailNotified && success === 'redirect')
      return goToThanks(element)
    if (outcome.kind === 'saved') return setPhase(outcome.emailNotified ? 'saved' : 'mail-delayed')
    setPhase('awake')
    if (outcome.kind === 'refused') return showErrors(element, outcome.errors)
    const { showToast, dismissToast } = await (toasts.current ??= loadToasts())
    const id = showToast({
      kind: 'error',
      title: copy.failed.title,
      description: copy.failed.text,
      closeLabel: closeToast,
    })
    dismiss.current = () => dismissToast(id)
  }

  function goToThanks(element: HTMLFormElement) {
    // The words stay until the next page is there. A page that the back button brings up again as it was left would still be sending.
    addEventListener('pagehide', () => element.reset(), { once: true })
    addEventListener('pageshow', onAgain, { once: true })
    location.assign(pageUrl(lang, 'thank-you/contact'))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase === 'sending') return
    const element = event.currentTarget
    const errors = live.judge(element)
    if (Object.keys(errors).length > 0) return showErrors(element, errors)
    dismiss.current()
    setPhase('sending')
    await finish(element, await deliverLead(element, ipAddress.current))
  }

  return { form, phase, live, submit }
}

function loadToasts() {
  return import('#ui/toast/toast.ts')
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
