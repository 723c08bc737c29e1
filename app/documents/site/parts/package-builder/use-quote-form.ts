import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { contactRules } from '#catalog/contact-rules.ts'
import { contactFields, contactFormSchema } from '#domain/leads/contact-form.ts'
import { keptArrival } from '#parts/arrival.ts'
import { getAttempt } from '#parts/lead-attempt.ts'
import { readForm } from '../lead-form/read-form.ts'
import { useFieldErrors } from '../lead-form/use-field-errors.ts'
import { postQuote, type QuoteOutcome } from './post-quote.ts'
import type { QuoteFormAnswer } from './quote-form-props.ts'

const schema = contactFormSchema({ ...contactRules, choices: 'hidden', message: 'optional' })

/** 'static': as rendered by the server; the browser can post it. */
type Phase = 'static' | 'ready' | 'sending'

type Options = { answer: QuoteFormAnswer | null; isEmpty: boolean }

/**
 * Before hydration the browser posts the form. After it, only a valid form is sent, and a repeated
 * request reuses its idempotency key.
 */
export function useQuoteForm({ answer, isEmpty }: Options) {
  const [phase, setPhase] = useState<Phase>('static')
  const [problem, setProblem] = useState<Extract<QuoteOutcome, 'failed' | 'offline'> | null>(null)
  const fieldErrors = useFieldErrors(schema, answer?.errors ?? {}, answer?.values['message'] ?? '')
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const markReady = () => setPhase('ready')
    if (form.current) fieldErrors.validate(form.current)
    markReady()
    // The back/forward cache restores the page in the state 'sending'.
    addEventListener('pageshow', markReady)
    return () => removeEventListener('pageshow', markReady)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget
    const errors = fieldErrors.validate(element)
    const firstInvalid = contactFields.find((field) => errors[field])
    event.preventDefault()
    if (phase === 'sending') return
    if (!firstInvalid) return isEmpty ? undefined : void send(element)
    fieldErrors.showAll(errors)
    const control = element.elements.namedItem(firstInvalid)
    if (control instanceof HTMLElement) control.focus()
  }

  async function send(element: HTMLFormElement) {
    const { key, elapsedMs } = getAttempt(
      JSON.stringify({ ...readForm(element), key: '', elapsed_ms: '', came_from: '' }),
    )
    setField(element, 'key', key)
    setField(element, 'elapsed_ms', String(elapsedMs))
    setField(element, 'came_from', keptArrival())
    // The package in the address may have changed since the form was rendered, and a refused form
    // must return to the current one.
    element.action = location.pathname + location.search
    setPhase('sending')
    setProblem(null)
    const outcome = await postQuote(element)
    if (outcome instanceof URL) return location.assign(outcome)
    if (outcome === 'responded') return element.submit()
    setProblem(outcome)
    setPhase('ready')
  }

  return { form, phase, problem, fieldErrors, submit }
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement) control.value = value
}
