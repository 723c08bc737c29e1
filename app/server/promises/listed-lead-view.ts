import type { AdminToday } from '#desk/words/he/today.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { LeadRow } from '../db/lead-row.ts'
import { describeLead, type LeadView } from '../leads/lead-view.ts'
import type { DueView } from './due-view.ts'
import { describeNextStep } from './today-view.ts'

/** What is next for a lead in few words, and whether it is the visitor's turn until then. */
export type ListedStep = { action: string; due: DueView; isTheirs: boolean }

/** A row of the list; `next` is null for a lead without a next step. */
export type ListedLead = LeadView & { next: ListedStep | null }

export function describeListedLead(
  lead: LeadRow,
  { lang, words, now }: { lang: DeskLang; words: AdminToday; now: Date },
): ListedLead {
  const step = describeNextStep({ lead, quote: null }, { lang, words, now })
  return {
    ...describeLead(lead, lang, now),
    next: step && {
      action: words.actions[step.action],
      due: step.due,
      isTheirs: step.section === 'waiting' || step.section === 'coming',
    },
  }
}
