/** How much longer a quote is valid after it is extended (requirements 6.2). */
export const quoteRules = { extendDays: 14 } as const
