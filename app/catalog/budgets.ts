/** The budget ranges of the lead form, in whole shekels (pricing-and-leads.md §9, Hebrew text). null: no limit. */
export const budgets = {
  'up-to-5000': { from: null, to: 5_000 },
  '5000-15000': { from: 5_000, to: 15_000 },
  '15000-30000': { from: 15_000, to: 30_000 },
  'over-30000': { from: 30_000, to: null },
} as const satisfies Record<string, { from: number | null; to: number | null }>

export type BudgetId = keyof typeof budgets

export const budgetIds = Object.keys(budgets) as BudgetId[]
