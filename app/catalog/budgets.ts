type Range = { from: number | null; to: number | null }

type Budget = Range & { dollars: Range }

/**
 * The budget ranges of the lead form, in whole shekels, and the rounded dollar ranges of the
 * English text (requirements 5.9). null: no limit.
 */
export const budgets = {
  'up-to-5000': { from: null, to: 5_000, dollars: { from: null, to: 1_300 } },
  '5000-15000': { from: 5_000, to: 15_000, dollars: { from: 1_300, to: 4_000 } },
  '15000-30000': { from: 15_000, to: 30_000, dollars: { from: 4_000, to: 8_000 } },
  'over-30000': { from: 30_000, to: null, dollars: { from: 8_000, to: null } },
} as const satisfies Record<string, Budget>

export type BudgetId = keyof typeof budgets

export const budgetIds = Object.keys(budgets) as BudgetId[]
