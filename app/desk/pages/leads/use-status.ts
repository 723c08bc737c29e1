import { isLeadStatus, type LeadStatus } from '#domain/leads/status.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import { usePendingStore, usePendingWork } from '#desk/parts/pending-provider.tsx'
import { addChange, findChange } from '#desk/parts/pending-work.ts'

export type StatusLead = Pick<LeadView, 'id' | 'name' | 'status' | 'version'>

/** The status of a lead as it was last chosen, whether the server has it yet or not. */
export function useStatus({ id, name, status: stored, version }: StatusLead) {
  const store = usePendingStore()
  const pending = findChange(usePendingWork(), id, 'status')
  const status: LeadStatus = isLeadStatus(pending?.value) ? pending.value : stored
  return {
    status,
    isWaiting: pending?.state.kind === 'waiting',
    change: (value: string) => {
      const change = {
        lead: { id, name },
        field: 'status',
        value,
        before: status,
        version,
      } as const
      store.update((work) => addChange(work, change, randomUuid()))
    },
  }
}
