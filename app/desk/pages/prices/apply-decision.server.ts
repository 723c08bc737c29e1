import type { AuditEvent } from '#server/admins/audit/audit-store.ts'
import type { ServerContext } from '#server/server-context.ts'
import { decidePrices, type PriceDecision } from '#server/settings/price-choice-store.ts'
import type { PricesEdit } from './prices-edit.ts'

export type DecisionEdit = Extract<PricesEdit, { intent: 'settle' | 'reopen' | 'own' | 'keep' }>

export function isDecision(edit: PricesEdit): edit is DecisionEdit {
  return ['settle', 'reopen', 'own', 'keep'].includes(edit.intent)
}

/**
 * Stores what the owner decided about prices, for all nodes. Returns what the activity log gets;
 * null if her figure is invalid, after which nothing has changed.
 */
export async function applyDecision(
  { database, settings }: Pick<ServerContext, 'database' | 'settings'>,
  edit: DecisionEdit,
  adminName: string,
): Promise<Pick<AuditEvent, 'action' | 'detail'> | null> {
  const decisions = decisionsOf(edit)
  if (decisions === null) return null
  await decidePrices(database, decisions, adminName)
  await settings.refresh()
  switch (edit.intent) {
    case 'settle':
      return { action: 'price-settled', detail: { item: edit.item, source: edit.source } }
    case 'own':
      return { action: 'price-settled', detail: { item: edit.item, source: 'own' } }
    case 'keep':
      return { action: 'price-settled', detail: { prices: Object.keys(edit.sources).length } }
    case 'reopen':
      return { action: 'price-reopened', detail: { item: edit.item } }
  }
}

function decisionsOf(edit: DecisionEdit): Record<string, PriceDecision> | null {
  switch (edit.intent) {
    case 'settle':
      return { [edit.item]: edit.source }
    case 'own':
      return edit.price === null ? null : { [edit.item]: edit.price }
    case 'keep':
      return edit.sources
    case 'reopen':
      return { [edit.item]: null }
  }
}
