import type { ReactNode } from 'react'
import { data } from 'react-router'
import { company } from '#catalog/company.ts'
import { comparePrices, type ComparedPrice } from '#catalog/price-comparison.ts'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { formatDate } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { addAuditEvent, type AuditEvent } from '#server/admins/audit-store.ts'
import { requireSession } from '#server/admins/current-session.ts'
import { requireForm } from '#server/admins/require-form.ts'
import { serverContext, visitorContext } from '#server/server-context.ts'
import { changeRate } from '#server/settings/change-rate.ts'
import { followService } from '#server/settings/daily-rate.ts'
import { findPrices, type Prices } from '#server/settings/find-prices.ts'
import { changePriceChoice } from '#server/settings/setting-store.ts'
import { tell, type Said } from '../tell.ts'
import type { Route } from './+types/prices-page.ts'
import { conflictFilters, type ConflictFilter } from './conflict-tabs.tsx'
import { describePrice } from './describe-price.ts'
import { PriceConflicts } from './price-conflicts.tsx'
import { readPricesEdit } from './prices-edit.ts'
import { RatePanel, type RateView } from './rate-panel.tsx'

/** Prices that a visitor meets often: small, large, monthly. */
const previewed = ['digital-card', 'landing-page', 'website'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  // The owner looks at what is stored now, whichever node stored it.
  await server.settings.refresh()
  const prices = findPrices(server)
  const { adminPrices: copy, prices: words } = copyFor(lang)
  const compared = comparePrices(prices)
  const asked = new URL(request.url).searchParams.get('show')
  const show = conflictFilters.find((filter) => filter === asked) ?? 'open'
  return {
    lang,
    show,
    copy: { title: copy.title, rate: copy.rate, conflicts: copy.conflicts },
    rate: describeRate(prices, server.env.EXCHANGE_RATE_URL !== undefined, lang),
    counts: countOf(compared),
    conflicts: compared
      .filter(isShown(show))
      .map((price) => describePrice(price, { lang, rate: prices.rate, words, copy })),
    title: `${copy.title} · ${company.name[lang]}`,
  }
}

function isShown(show: ConflictFilter): (price: ComparedPrice) => boolean {
  return ({ isSettled }) => show === 'all' || isSettled === (show === 'settled')
}

function countOf(compared: readonly ComparedPrice[]): Record<ConflictFilter, number> {
  const settled = compared.filter(({ isSettled }) => isSettled).length
  return { open: compared.length - settled, settled, all: compared.length }
}

function describeRate(
  { rate, rateDate, rateSource, vat, list }: Prices,
  hasService: boolean,
  lang: Lang,
): RateView {
  const { adminPrices, catalogue } = copyFor(lang)
  const { sources, vatRate } = adminPrices.rate
  const inWords = (day: string) =>
    formatDate(new Date(`${day}T00:00:00Z`), lang, { timeZone: 'UTC' })
  return {
    rate,
    origin: fill(sources[rateSource], { day: inWords(rateDate) }),
    hasService,
    isFollowed: rateSource === 'service',
    vat: fill(vatRate, { rate: formatShare(vat.rate, lang), day: inWords(vat.validFrom) }),
    preview: previewed.flatMap((id) => {
      const price = list.services.find((service) => service.id === id)?.price
      return price ? [{ name: catalogue.services[id].name, amount: price.amount }] : []
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const { admin } = requireSession(context)
  const server = context.get(serverContext)
  const { ipAddress } = context.get(visitorContext)
  const { adminPrices, admin: adminCopy, forms } = copyFor(lang)
  const { toasts } = adminPrices
  const note = (event: Pick<AuditEvent, 'action' | 'detail'>) =>
    addAuditEvent(server.database, { ...event, adminId: admin.id, ipAddress })
  const answer = (said: Said | null, problem: { typed: string } | null = null) => ({
    close: forms.toast.close,
    said,
    problem,
  })
  const edit = readPricesEdit(await requireForm(request))

  switch (edit.intent) {
    case 'rate': {
      if (edit.rate === null) return data(answer(null, { typed: edit.typed }), { status: 400 })
      await changeRate(server, { rate: edit.rate, source: 'owner', date: null })
      await note({ action: 'rate-changed', detail: { rate: edit.rate } })
      return data(answer({ kind: 'done', text: toasts.rateSaved }))
    }
    case 'follow': {
      if (!(await followService(server, { evenOwners: true })))
        return data(answer({ kind: 'failed', text: toasts.rateAway }), { status: 502 })
      await note({
        action: 'rate-changed',
        detail: { rate: findPrices(server).rate, followed: true },
      })
      return data(answer({ kind: 'done', text: toasts.rateFollowed }))
    }
    case 'settle': {
      await changePriceChoice(server.database, edit.item, edit.source)
      await server.settings.refresh()
      await note({ action: 'price-settled', detail: { item: edit.item, source: edit.source } })
      return data(answer({ kind: 'done', text: toasts.settled }))
    }
    case 'reopen': {
      await changePriceChoice(server.database, edit.item, null)
      await server.settings.refresh()
      await note({ action: 'price-reopened', detail: { item: edit.item } })
      return data(answer({ kind: 'done', text: toasts.reopened }))
    }
    case 'unknown':
      return data(answer({ kind: 'failed', text: adminCopy.toasts.failed }), { status: 400 })
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction()
  if (answer.said) tell(answer.said, answer.close)
  // A settled price leaves the list with its button: whoever works by keyboard goes on from the heading, not from the top of the page.
  if (document.activeElement instanceof HTMLButtonElement)
    document.getElementById('conflicts')?.focus({ preventScroll: true })
  return answer
}

export default function PricesPage({
  loaderData: { lang, show, copy, rate, counts, conflicts },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
      {actionData?.said ? (
        <noscript>
          <p role="status" className="mt-4 bg-citron px-6 py-3 font-semibold text-ink">
            {actionData.said.text}
          </p>
        </noscript>
      ) : null}
      <Section title={copy.rate.title} lead={copy.rate.lead}>
        <RatePanel
          key={rate.rate}
          copy={copy.rate}
          view={rate}
          problem={actionData?.problem ?? null}
        />
      </Section>
      <Section id="conflicts" title={copy.conflicts.title} lead={copy.conflicts.lead}>
        <PriceConflicts
          lang={lang}
          copy={copy.conflicts}
          prices={conflicts}
          counts={counts}
          current={show}
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
