import { company } from '#catalog/company.ts'
import { quoteRules } from '#catalog/quote-rules.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { isUntouched } from '#domain/quotes/quote-edit.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import {
  canQuote,
  quoteStatusOn,
  type QuoteAction,
  type QuoteStatus,
} from '#domain/quotes/quote-status.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { quoteUrl } from '#i18n/links.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { describeQuote, shortHash, type QuoteView } from './quote-view.ts'
import type { QuoteVersion } from './quote-store.ts'
import type { StoredQuote } from './stored-quote.ts'
import { studioDay } from './studio-day.ts'

type LineFields = {
  id: string
  he: string
  en: string
  amount: string
  months: string
  discount: string
  optional: boolean
  plusVat: boolean
  isFrom: boolean
}

/** A quote in the admin area. */
export type OwnerView = {
  id: string
  leadId: string
  status: QuoteStatus
  statusName: string
  view: QuoteView
  /** The lines with a price "from", because of which the client cannot accept. */
  fromLines: { id: string; name: string }[]
  /** null: not editable in its current status. */
  fields: LineFields[] | null
  can: Record<Extract<QuoteAction, 'send' | 'extend' | 'revise' | 'void'>, boolean>
  clientUrl: string | null
  acceptance: { text: string; code: string } | null
  versions: { label: string; code: string; at: string }[]
  extendDays: number
}

type Owned = { quote: StoredQuote; versions: readonly QuoteVersion[]; lang: Lang; now: Date }

export function describeForOwner({ quote, versions, lang, now }: Owned): OwnerView {
  const { quotes, adminQuotes } = copyFor(lang)
  const status = quoteStatusOn(studioDay(now), quote)
  const can = (action: QuoteAction) => canQuote(status, action)
  return {
    id: quote.id,
    leadId: quote.leadId,
    status,
    statusName: quotes.statuses[status],
    view: describeQuote(status === 'draft' ? asIfSent(quote) : quote, lang),
    fromLines: quote.snapshot.lines
      .filter(({ isFrom }) => isFrom)
      .map(({ id, name }) => ({ id, name: name[lang] })),
    fields: can('edit') ? quote.snapshot.lines.map(fieldsOf) : null,
    can: { send: can('send'), extend: can('extend'), revise: can('revise'), void: can('void') },
    clientUrl: quote.sentAt === null ? null : quoteUrl(quote.language, quote.token),
    acceptance: quote.acceptance && {
      text: fill(adminQuotes.page.accepted, {
        name: isolateAuto(quote.acceptance.name),
        at: momentOf(new Date(quote.acceptance.at), lang),
      }),
      code: quote.acceptanceHash ?? '',
    },
    versions: versions.toReversed().map(({ version, hash, createdAt }) => ({
      label:
        status === 'draft' && version === quote.version
          ? fill(adminQuotes.page.draft, { version })
          : fill(adminQuotes.page.version, { version }),
      code: shortHash(hash),
      at: momentOf(createdAt, lang),
    })),
    extendDays: quoteRules.extendDays,
  }
}

/** With all that the client may choose, without own lines that were never filled in. */
function asIfSent(quote: StoredQuote): StoredQuote {
  const lines = quote.snapshot.lines.filter((line) => !isUntouched(line))
  return { ...quote, snapshot: { ...quote.snapshot, lines }, chosen: lines.map(({ id }) => id) }
}

function momentOf(at: Date, lang: Lang): string {
  return formatDateTime(at, lang, { timeZone: company.timeZone })
}

function fieldsOf(line: QuoteLine): LineFields {
  const { id, name, amount, months, ownDiscount, optional, vat, isFrom } = line
  return {
    id,
    he: name.he,
    en: name.en,
    amount: isUntouched(line) ? '' : String(amount / 100),
    months: months === null ? '' : String(months),
    discount: ownDiscount === 0 ? '' : String(ownDiscount / 100),
    optional,
    plusVat: vat === 'excluded',
    isFrom,
  }
}

/**
 * Every item of the price list that can become a line, by the code that the builder's addresses
 * use.
 */
export function findSellableLines(list: PriceList, lang: Lang): { code: string; label: string }[] {
  return list.services.flatMap((service) => {
    const options = service.options.length > 0 ? service.options.map(({ id }) => id) : [undefined]
    const own = options.map((option) => ({
      code: option ? `${service.id}.${option}` : service.id,
      items: [{ service: service.id, ...(option && { option }) }],
    }))
    const added = service.addons.map(({ id }) => ({
      code: `${service.id}~${id}`,
      items: [{ service: service.id, addons: [id] }],
    }))
    return [...own, ...added].map(({ code, items }) => ({
      code,
      label: labelOf(catalogueLines({ items, claims: [] }, list).at(-1), lang),
    }))
  })
}

function labelOf(line: QuoteLine | undefined, lang: Lang): string {
  if (!line) return ''
  return `${[line.name[lang], line.detail[lang]].filter(Boolean).join(', ')} · ${formatMoney(line.amount, lang)}`
}
