import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { leadRules } from '#catalog/lead-rules.ts'
import { contactFields, contactFormSchema, type FieldErrors } from '#domain/leads/contact-form.ts'
import { pageUrl } from '#i18n/links.ts'
import { showToast } from '#ui/toast/toast.ts'
import { deliverLead } from './deliver-lead.ts'
import { LeadFields } from './lead-fields.tsx'
import type { LeadFormProps } from './lead-form-props.ts'
import { HiddenFields, Notices, SubmitRow } from './lead-form-parts.tsx'
import { LeadSent } from './lead-sent.tsx'
import { readIpAddress, type LeadOutcome } from './send-lead.ts'
import { useLiveErrors } from './use-live-errors.ts'

const schemas = {
  shown: contactFormSchema({ ...leadRules, choices: 'shown' }),
  hidden: contactFormSchema({ ...leadRules, choices: 'hidden' }),
}

/** 'asleep' is how the server draws it, and how it stays without JavaScript: it can always be sent. */
export type Phase = 'asleep' | 'awake' | 'sending' | 'saved' | 'mail-delayed'

/** The contact form. An ordinary form that posts to the contact page, until it wakes up and sends by itself. */
export function LeadForm(props: LeadFormProps) {
  const [round, setRound] = useState(0)
  return <LeadRound key={round} {...props} isAgain={round > 0} onAgain={() => setRound(round + 1)} />
}

type RoundProps = LeadFormProps & { isAgain: boolean; onAgain: () => void }

/** One form, from empty to sent. */
function LeadRound({ isAgain, onAgain, ...props }: RoundProps) {
  const { lang, copy, choices, success, closeToast } = props
  const answer = isAgain ? undefined : props.answer
  const [phase, setPhase] = useState<Phase>('asleep')
  const live = useLiveErrors(schemas[choices === null ? 'hidden' : 'shown'], answer?.errors ?? {})
  const form = useRef<HTMLFormElement>(null)
  const ipAddress = useRef('')

  useEffect(() => {
    if (form.current) live.judge(form.current)
    if (isAgain && form.current) focusField(form.current, 'name')
    setPhase('awake')
    void readIpAddress().then((address) => (ipAddress.current = address))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, [])

  function finish(element: HTMLFormElement, outcome: LeadOutcome) {
    if (outcome.kind === 'saved' && outcome.emailNotified && success === 'redirect') {
      // Who comes back by the browser's back button finds a new form, not the sent one.
      addEventListener('pageshow', onAgain, { once: true })
      location.assign(pageUrl(lang, 'thank-you/contact'))
      return
    }
    setPhase(outcome.kind === 'saved' ? (outcome.emailNotified ? 'saved' : 'mail-delayed') : 'awake')
    if (outcome.kind === 'refused') showErrors(element, outcome.errors)
    if (outcome.kind === 'failed')
      showToast({ kind: 'error', title: copy.failed.title, description: copy.failed.text, closeLabel: closeToast })
  }

  function showErrors(element: HTMLFormElement, errors: FieldErrors) {
    live.tellAll(errors)
    focusField(element, contactFields.find((field) => errors[field]) ?? '')
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase === 'sending') return
    const element = event.currentTarget
    const errors = live.judge(element)
    if (Object.keys(errors).length > 0) return showErrors(element, errors)
    setPhase('sending')
    finish(element, await deliverLead(element, ipAddress.current))
  }

  if (phase === 'saved' || phase === 'mail-delayed')
    return <LeadSent copy={copy} isMailDelayed={phase === 'mail-delayed'} onAgain={onAgain} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its fields, not to itself
    <form
      ref={form}
      id="lead-form"
      aria-label={copy.label}
      method="post"
      action={`${pageUrl(lang, 'contact')}#lead-form`}
      noValidate
      className="@container"
      onSubmit={(event) => void submit(event)}
      onInput={live.onInput}
      onBlur={live.onBlur}
    >
      <HiddenFields lang={lang} page={props.page} trap={copy.trap} />
      <LeadFields {...props} answer={answer} errors={live.messages} used={live.used} />
      <SubmitRow lang={lang} copy={copy} phase={phase} errors={live.errors} />
      <Notices lang={lang} copy={copy} hasFailed={answer?.failed ?? false} />
    </form>
  )
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
