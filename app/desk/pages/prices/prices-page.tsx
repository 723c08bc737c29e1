import type { ReactNode } from 'react'
import { data } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { compareAllPrices, comparePrices, type ComparedPrice } from '#catalog/price-comparison.ts'
import type { AdminPrices } from '#desk/words/he/prices.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { addAuditEvent, type AuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireForm } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { changeRate } from '#server/settings/change-rate.ts'
import { updateFromService } from '#server/settings/daily-rate.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { findOwnPriceChanges } from '#server/settings/price-choice-store.ts'
import { changeSettings } from '#server/settings/setting-store.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { createToastMaker } from '#desk/parts/action-response.ts'
import type { ActionToast } from '#desk/parts/action-toast.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/prices-page.ts'
import { applyDecision, isDecision, type DecisionEdit } from './apply-decision.server.ts'
import { conflictFilters, type ConflictFilter } from './conflict-tabs.tsx'
import { findOldQuotes } from './find-old-quotes.server.ts'
import { OldQuotes } from './old-quotes.tsx'
import { describeOwn } from './describe-own.server.ts'
import { describeRate } from './describe-rate.server.ts'
import { describePrice } from './describe-price.ts'
import { pageOf } from './page-of.ts'
import { PriceConflicts } from './price-conflicts.tsx'
import { readPricesEdit } from './prices-edit.ts'
import { PriceSourcePanel } from './price-source-panel.tsx'
import { RatePanel } from './rate-panel.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await server.settings.refresh()
  const prices = findPrices(server)
  const { adminPrices: copy, adminQuotes, prices: words } = deskCopyFor(lang)
  const compared = comparePrices(prices)
  const query = new URL(request.url).searchParams
  const show = conflictFilters.find((filter) => filter === query.get('show')) ?? 'open'
  const listed = show === 'all' ? compareAllPrices(prices) : compared.filter(isShown(show))
  const paging = pageOf(listed, query.get('page'))
  const [changes, oldQuotes] = await Promise.all([
    findOwnPriceChanges(server.database),
    findOldQuotes(server, { list: prices.list, lang }),
  ])
  return {
    lang,
    show,
    copy: {
      title: copy.title,
      rate: copy.rate,
      priceSource: copy.priceSource,
      conflicts: copy.conflicts,
      oldQuotes: { ...copy.oldQuotes, validUntil: adminQuotes.columns.validUntil },
    },
    oldQuotes,
    sourceForAll: prices.sourceForAll,
    rate: describeRate(prices, server.env.EXCHANGE_RATE_URL !== undefined, lang),
    counts: { ...countPrices(compared), all: compareAllPrices(prices).length },
    page: paging.page,
    pages: paging.pages,
    conflicts: paging.shown.map((price) => ({
      ...describePrice(price, { lang, rate: prices.rate, words, copy }),
      own: describeOwn(price.item, { prices, changes, lang, words, copy }),
    })),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

function isShown(show: ConflictFilter): (price: ComparedPrice) => boolean {
  return ({ settledBy }) => (settledBy !== null) === (show === 'settled')
}

function countPrices(compared: readonly ComparedPrice[]) {
  const settled = compared.filter(({ settledBy }) => settledBy !== null).length
  return { open: compared.length - settled, settled }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { adminId, ipAddress } = requireActor(context)
  const { admin: signedIn } = requireSession(context)
  const server = context.get(serverContext)
  const { adminPrices, admin } = deskCopyFor(lang)
  const { toasts } = adminPrices
  const makeToast = createToastMaker(lang)
  const failed = (text: string, status: number) =>
    data({ ...emptyResult, toast: makeToast('failed', text) }, { status })
  const audit = (event: Pick<AuditEvent, 'action' | 'detail'>) =>
    addAuditEvent(server.database, { ...event, adminId, ipAddress })
  const form = await requireForm(request)
  await protectChange('prices/prices-page.tsx', { form, request, context, lang })
  const edit = readPricesEdit(form, findPrices(server).day)
  if (isDecision(edit)) {
    const event = await applyDecision(server, edit, signedIn.name)
    if (event === null) return failed(adminPrices.conflicts.own.problem, 400)
    await audit(event)
    return data({ ...emptyResult, toast: makeToast('done', toastOf(edit, toasts)) })
  }

  switch (edit.intent) {
    case 'rate': {
      if (edit.rate === null)
        return data({ ...emptyResult, invalidRate: edit.typed }, { status: 400 })
      await changeRate(server, { rate: edit.rate, source: 'owner', date: null })
      await audit({ action: 'rate-changed', detail: { rate: edit.rate } })
      return data({ ...emptyResult, toast: makeToast('done', toasts.rateSaved) })
    }
    case 'follow': {
      if ((await updateFromService(server, { isOwnerRequest: true })) !== 'taken')
        return failed(toasts.rateAway, 502)
      const { rate } = findPrices(server)
      await audit({ action: 'rate-changed', detail: { rate, followed: true } })
      return data({ ...emptyResult, toast: makeToast('done', toasts.rateFollowed) })
    }
    case 'price-source': {
      await changeSettings(server.database, { price_source: edit.group ?? '' })
      await server.settings.refresh()
      await audit({
        action: 'price-reading-changed',
        detail: { priceSource: edit.group ?? 'none' },
      })
      return data({ ...emptyResult, toast: makeToast('done', toasts.priceSourceSaved) })
    }
    case 'unknown':
      return failed(admin.toasts.failed, 400)
  }
}

function toastOf({ intent }: DecisionEdit, toasts: AdminPrices['toasts']): string {
  if (intent === 'keep') return toasts.kept
  return intent === 'reopen' ? toasts.reopened : toasts.settled
}

/** `invalidRate`: the entered rate, where it could not be saved. */
type PricesResult = { toast: ActionToast | null; invalidRate: string | null }

const emptyResult: PricesResult = { toast: null, invalidRate: null }

const conflictsHeadingId = 'conflicts'

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await callServer(serverAction, emptyResult)
  // A settled price disappears from the list together with the focused button, so keyboard users
  // continue at the heading instead of the top of the page.
  if (document.activeElement instanceof HTMLButtonElement)
    document.getElementById(conflictsHeadingId)?.focus({ preventScroll: true })
  return result
}

export default function PricesPage({
  loaderData: { lang, show, copy, rate, sourceForAll, counts, conflicts, page, pages, oldQuotes },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
      <NoScriptToast toast={actionData?.toast} />
      {oldQuotes === null ? null : (
        <OldQuotes lang={lang} copy={copy.oldQuotes} found={oldQuotes} />
      )}
      <Section title={copy.rate.title} lead={copy.rate.lead}>
        <RatePanel
          key={rate.rate}
          copy={copy.rate}
          view={rate}
          invalidRate={actionData?.invalidRate ?? null}
        />
      </Section>
      <Section title={copy.priceSource.title} lead={copy.priceSource.lead}>
        <PriceSourcePanel key={sourceForAll} copy={copy.priceSource} current={sourceForAll} />
      </Section>
      <Section id={conflictsHeadingId} title={copy.conflicts.title} lead={copy.conflicts.lead}>
        <PriceConflicts
          lang={lang}
          copy={copy.conflicts}
          prices={conflicts}
          counts={counts}
          current={show}
          page={page}
          pages={pages}
        />
      </Section>
    </>
  )
}

function Section({
  id,
  title,
  lead,
  children,
}: {
  id?: string
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <section className="mt-10 min-w-0 border-t-2 border-line-strong pt-4 first-of-type:mt-8">
      <h2 id={id} tabIndex={-1} className="text-[1.25rem] font-semibold">
        {title}
      </h2>
      <p className="mt-1 max-w-[40em] text-small text-fg-muted">{lead}</p>
      <div className="mt-8">{children}</div>
    </section>
  )
}
