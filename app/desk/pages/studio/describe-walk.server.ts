import type { WalkView } from '#desk/parts/walk-bar.tsx'
import { walkUrl } from '#desk/parts/walk.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import {
  describeSteps,
  nextRow,
  type Step,
  type Walker,
  type WalkServer,
} from './describe-steps.server.ts'

/** How far the first walk is, and what follows the screen of an address (requirements 7.16). */
export async function describeWalk(
  server: WalkServer,
  walker: Walker,
  { pathname }: Pick<URL, 'pathname'>,
): Promise<WalkView> {
  const { lang } = walker
  const { adminWalk: copy } = deskCopyFor(lang)
  const steps = await describeSteps(server, walker)
  // The router's own requests have the address with an ending.
  const address = pathname.replace(/\.data$/, '')
  const here = steps.flatMap(({ rows }) => rows).find(({ to }) => adminUrl(lang, to) === address)
  const next = nextRow(steps, here?.to)
  return {
    label: copy.label,
    count: countSteps(steps, lang),
    next: next && { to: next.to, label: fill(copy.following, { section: next.title }) },
    toList: copy.toList,
    isOpen: (here?.fault ?? null) !== null,
  }
}

/** For example '3 of 6 steps are done'. */
export function countSteps(steps: readonly Step[], lang: DeskLang): string {
  const done = steps.filter(({ isDone }) => isDone).length
  return fill(deskCopyFor(lang).adminWalk.count, { done, all: steps.length })
}

/** Where saving a screen of the walk leads: the next one with something to do, or the list. */
export async function nextScreen(
  server: WalkServer,
  walker: Walker,
  here: AdminPath,
): Promise<string> {
  const next = nextRow(await describeSteps(server, walker), here)
  return next === null
    ? adminUrl(walker.lang, 'dashboard/settings/studio')
    : walkUrl(walker.lang, next.to)
}
