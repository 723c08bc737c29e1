import type { FormValues, PendingForm, PendingWork } from './pending-work.ts'

export type FormAbout = Pick<PendingForm, 'kind'> & {
  /** Null for a lead that is not stored yet. */
  lead: PendingForm['lead'] | null
}

/**
 * The form to continue with. For a new lead only one that is not waiting to be sent, so that
 * another lead can be entered meanwhile.
 */
export function findForm({ forms }: PendingWork, about: FormAbout): PendingForm | undefined {
  return forms.find(
    ({ kind, lead, state }) =>
      kind === about.kind &&
      (about.lead === null
        ? isEditable(state)
        : lead.id === about.lead.id && state.kind !== 'sent'),
  )
}

function isEditable({ kind }: PendingForm['state']): boolean {
  return kind === 'typed' || kind === 'refused'
}

type Typed = { key: string; values: FormValues; isWaiting: boolean }

/** Stores input in the form with this key, or in a new one. */
export function setForm(
  work: PendingWork,
  about: FormAbout,
  { key, values, isWaiting }: Typed,
): PendingWork {
  const old = work.forms.find((form) => form.key === key)
  const keptState = old?.state.kind === 'refused' ? old.state : ({ kind: 'typed' } as const)
  const lead = about.lead ?? { id: key, name: values['name'] ?? '' }
  const state = isWaiting ? ({ kind: 'waiting' } as const) : keptState
  const form: PendingForm = { key, kind: about.kind, lead, values, state }
  return { ...work, forms: [...work.forms.filter((other) => other !== old), form] }
}

export function removeForm(work: PendingWork, key: string): PendingWork {
  return { ...work, forms: work.forms.filter((form) => form.key !== key) }
}

/** Does nothing where the form has been removed. */
export function setFormState(
  work: PendingWork,
  key: string,
  state: PendingForm['state'],
): PendingWork {
  return {
    ...work,
    forms: work.forms.map((form) => (form.key === key ? { ...form, state } : form)),
  }
}

export function addOpened(work: PendingWork, leadId: string): PendingWork {
  return work.opened.includes(leadId) ? work : { ...work, opened: [...work.opened, leadId] }
}

export function removeOpened(work: PendingWork, leadId: string): PendingWork {
  return { ...work, opened: work.opened.filter((id) => id !== leadId) }
}

export type RefusedForm = PendingForm & { state: { kind: 'refused' } }

export function findRefusedForms({ forms }: PendingWork): RefusedForm[] {
  return forms.filter((form): form is RefusedForm => form.state.kind === 'refused')
}

export function findTypedForms({ forms }: PendingWork): PendingForm[] {
  return forms.filter(({ state }) => state.kind === 'typed')
}
