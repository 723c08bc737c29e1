import type { PageWords } from '../page-words.ts'

export type ThankYouWords = PageWords & { body: { next: string; steps: readonly string[] } }
