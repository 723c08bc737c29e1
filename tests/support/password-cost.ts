import type { PasswordCost } from '#server/admins/passwords/password-cost.ts'

/** Replaces the cost of the site in the tests (vitest.config.ts), which hash hundreds of passwords. */
export const passwordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
