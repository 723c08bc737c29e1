import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminWalk } from '#desk/words/he/walk.ts'
import type { StudioSection } from '#domain/studio/studio-sections.ts'
import { fill } from '#i18n/fill.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findRecordChanges } from '#server/settings/record-store.ts'
import { describeChange } from './describe-change.server.ts'
import {
  backupRow,
  gateRow,
  mailRow,
  pricesRow,
  sectionRow,
  testimonialRow,
  twoStepRow,
  type Row,
} from './describe-rows.server.ts'

/** Changes shown at once. */
const shownChanges = 20

type Needs = Pick<ServerContext, 'env' | 'settings' | 'database' | 'gate' | 'backups'>

type More = { lang: DeskLang; adminId: string; addresses: { state: string; isOpen: boolean } }

type StepId = keyof AdminWalk['steps']

/** A step of the first walk; done once none of its rows has anything to do. */
export type Step = { id: StepId; title: string; rows: Row[]; isDone: boolean }

/** All screens with what they hold and what is still to do, step by step, and what was changed. */
export async function describeStudio(server: Needs, more: More) {
  const { lang } = more
  const { adminStudio: copy, adminWalk } = deskCopyFor(lang)
  const steps = await describeSteps(server, more)
  const changes = await findRecordChanges(server.database, 'studio', shownChanges)
  const next = steps.flatMap(({ rows }) => rows).find(({ fault }) => fault !== null)
  const done = steps.filter(({ isDone }) => isDone).length
  return {
    copy: {
      title: copy.title,
      lead: copy.lead,
      back: copy.back,
      ready: copy.state.ready,
      history: copy.history,
    },
    steps,
    walk:
      next === undefined
        ? { text: adminWalk.done, next: null }
        : {
            text: fill(adminWalk.count, { done, all: steps.length }),
            next: { to: next.to, label: fill(adminWalk.next, { section: next.title }) },
          },
    changes: changes.map((change) => describeChange(change, lang)),
  }
}

async function describeSteps(server: Needs, { lang, adminId, addresses }: More): Promise<Step[]> {
  const { adminAddresses, adminWalk } = deskCopyFor(lang)
  const sections = (...names: StudioSection[]) =>
    names.map((section) => sectionRow(section, server, lang))
  const addressRow: Row = {
    to: 'dashboard/settings/addresses',
    title: adminAddresses.title,
    value: null,
    fault: addresses.isOpen ? addresses.state : null,
  }
  const access = await Promise.all([
    twoStepRow(server, { lang, adminId }),
    backupRow(server, { lang, now: new Date() }),
  ])
  const steps: Record<StepId, Row[]> = {
    studio: [
      ...sections('name', 'pictures', 'founder', 'contact', 'claims', 'legal'),
      testimonialRow(server, lang),
    ],
    hours: sections('hours', 'keep'),
    mail: [...sections('mail'), mailRow(server, lang)],
    address: [...sections('address'), addressRow, gateRow(server, lang)],
    prices: [pricesRow(server, lang), ...sections('terms', 'offers')],
    access,
  }
  // SAFETY: the keys of the table
  return (Object.keys(steps) as StepId[]).map((id) => ({
    id,
    title: adminWalk.steps[id],
    rows: steps[id],
    isDone: steps[id].every(({ fault }) => fault === null),
  }))
}
