import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminWalk } from '#desk/words/he/walk.ts'
import type { StudioSection } from '#domain/studio/studio-sections.ts'
import type { ServerContext } from '#server/server-context.ts'
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

export type WalkServer = Pick<ServerContext, 'env' | 'settings' | 'database' | 'gate' | 'backups'>

export type Walker = {
  lang: DeskLang
  adminId: string
  /** Whether the site sees its visitors (summarize-addresses.server.ts). */
  addresses: { state: string; isOpen: boolean }
}

type StepId = keyof AdminWalk['steps']

/** A step of the first walk; done once none of its rows has anything to do (requirements 7.16). */
export type Step = { id: StepId; title: string; rows: Row[]; isDone: boolean }

/** The screens in the order in which each can be finished: a test email needs the address. */
export async function describeSteps(
  server: WalkServer,
  { lang, adminId, addresses }: Walker,
): Promise<Step[]> {
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
    address: [...sections('address'), addressRow, gateRow(server, lang)],
    mail: [...sections('mail'), mailRow(server, lang)],
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

/** The next row with something to do after the row of a screen, and from the first row on again. */
export function nextRow(steps: readonly Step[], here?: Row['to']): Row | null {
  const rows = steps.flatMap((step) => step.rows)
  const at = rows.findIndex(({ to }) => to === here)
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))]
  return others.find(({ fault }) => fault !== null) ?? null
}
