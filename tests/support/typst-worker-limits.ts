import { typstWorkerLimits as limits } from '#server/pdf/typst-worker-limits.ts'

export type { TypstWorkerLimits } from '#server/pdf/typst-worker-limits.ts'

/** Replaces the limits of the site in the tests (vitest.config.ts): a busy machine is slow, not wrong. */
export const typstWorkerLimits = { ...limits, documentMs: 240_000 }
