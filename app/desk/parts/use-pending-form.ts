import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { randomUuid } from '#parts/lead-attempt.ts'
import { fillFields, isTyped, readFields } from './form-fields.ts'
import { findForm, removeForm, setForm, type FormAbout } from './pending-forms.ts'
import { usePendingStore, usePendingWork } from './pending-provider.tsx'
import type { PendingWork } from './pending-work.ts'

type Options = FormAbout & {
  fields: readonly string[]
  /** The stored values that the server filled the form with; kept with the admin's input. */
  storedValues?: string
  onSent: (leadId: string) => void
}

/**
 * Stores the input of an uncontrolled form on the device, from the first keystroke until the server
 * has stored it, and queues it when it is submitted (requirements 7.5). Without scripts the form is
 * an ordinary one. While `form` is waiting to be sent, the page shows no fields.
 */
export function usePendingForm({ kind, lead, fields, storedValues, onSent }: Options) {
  const store = usePendingStore()
  const ref = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState<string | null>(null)
  const findOwnForm = (work: PendingWork) =>
    work.forms.find(({ key }) => key === submitted) ?? findForm(work, { kind, lead })
  const form = findOwnForm(usePendingWork())

  const storeInput = (isWaiting: boolean) => {
    const element = ref.current
    if (!element) return
    const old = findOwnForm(store.read())
    const key = old?.key ?? randomUuid()
    if (!isWaiting && !isTyped(element, fields))
      return store.update((work) => removeForm(work, key))
    const seen = isWaiting ? storedValues : (old?.values['seen'] ?? storedValues)
    const values = {
      ...readFields(element, fields),
      ...(seen === undefined ? {} : { seen }),
    }
    store.update((work) => setForm(work, { kind, lead }, { key, values, isWaiting }))
    if (isWaiting) setSubmitted(key)
  }

  const { key, state } = form ?? {}
  /** Keeps input from before hydration; fills the other fields from the stored form. */
  const restore = useEffectEvent((key: string | undefined, isShown: boolean) => {
    if (!ref.current || !isShown) return
    if (key !== undefined && form) fillFields(ref.current, form.values)
    else if (isTyped(ref.current, fields)) storeInput(false)
  })
  const isShown = state?.kind !== 'waiting' && state?.kind !== 'sent'
  useEffect(() => restore(key, isShown), [key, isShown])

  const finish = useEffectEvent((isSent: boolean) => {
    if (isSent && form) onSent(form.lead.id)
  })
  const isSent = state?.kind === 'sent'
  useEffect(() => finish(isSent), [isSent])

  return {
    ref,
    form,
    storeInput: () => storeInput(false),
    submit: (event: Pick<Event, 'preventDefault'>) => {
      event.preventDefault()
      storeInput(true)
    },
    startAnother: () => setSubmitted(null),
  }
}
