import { timeZone } from '#catalog/place.ts'
import { quoteRules } from '#catalog/quote-rules.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { whatsappUrl } from '#domain/phone/dial.ts'
import type { BasisPoints } from '#domain/money.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { hasOldPrices } from '#domain/quotes/old-prices.ts'
import { hasDiscounts } from '#domain/quotes/quote-discounts.ts'
import { isUntouched } from '#domain/quotes/quote-edit.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import {
  isActionAllowed,
  handOverReason,
  quoteStatusOn,
  type HandOverReason,
  type LinkFailure,
  type QuoteAction,
  type QuoteStatus,
} from '#domain/quotes/quote-status.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { quoteUrl } from '#i18n/links.ts'
import { describeDeclined, type DeclineView } from './decline-view.ts'
import { handOverText } from './hand-over-text.ts'
import { signedMoney } from './quote-sums.ts'
import { describeQuote, shortHash, type QuoteView } from './quote-view.ts'
import type { StoredPriceChange } from './price-change-store.ts'
import type { QuoteVersion } from './quote-store.ts'
import type { StoredQuote } from './stored-quote.ts'
import { studioDay } from '../studio-day.ts'

type LineFields = {
  id: string
  he: string
  en: string
  amount: string
  /** The list price, if the owner set a different one. */
  listPrice: string | null
  months: string
  discount: string
  optional: boolean
  /** null: an exempt dealer adds none. */
  plusVat: boolean | null
  isFrom: boolean
  /** Takes its amount off. */
  isCredit: boolean
}

/** A price that the owner changed in a draft; `by` is empty if the admin was removed. */
type PriceChangeView = { name: string; before: string; after: string; at: string; by: string }

/** A quote as the admin area shows it. */
export type OwnerView = {
  id: string
  leadId: string
  status: QuoteStatus
  statusName: string
  view: QuoteView
  /** The lines with a price "from", which prevent the client from accepting. */
  fromLines: { id: string; name: string }[]
  /** List prices by line id, for lines where the owner set a different price. */
  listPrices: Partial<Record<string, string>>
  priceChanges: PriceChangeView[]
  /** null: not editable in its current status. */
  fields: LineFields[] | null
  /** Whether discounts by number of services and by package apply. */
  hasDiscounts: boolean
  /** Open, and a price of the list has changed since it was made. */
  isAtOldPrices: boolean
  can: Record<Extract<QuoteAction, 'send' | 'extend' | 'revise' | 'void'>, boolean>
  clientUrl: string | null
  /** For giving the client the link by hand; null if the quote has no link. */
  handOver: { whatsappUrl: string; at: string | null; reason: HandOverReason | null } | null
  /** Why sending the quote emails nothing to the client; null if it does. */
  noEmail: 'no-address' | 'written-to-file' | null
  acceptance: {
    text: string
    code: string
    isNew: boolean
    /** The lead status that undoing would restore; null if there is nothing to undo. */
    undo: string | null
  } | null
  /** Null unless the quote is declined. */
  decline: DeclineView | null
  /** What the owner wrote to herself. */
  privateNote: string
  versions: { label: string; code: string; at: string }[]
  extendDays: number
}

type OwnerViewInput = {
  quote: StoredQuote
  /** The price list of today. */
  list: PriceList
  versions: readonly QuoteVersion[]
  priceChanges: readonly StoredPriceChange[]
  linkFailure: LinkFailure | null
  /** Whether there is an SMTP server. */
  hasServer: boolean
  /** Sample details of the studio hold back what goes to clients (settings/sending-guard.ts). */
  isHeld: boolean
  /** The lead's status before this quote closed it as won. */
  statusBefore: LeadStatus | null
  leadStatus: LeadStatus | null
  /** In international form. */
  phone: string
  /** The origin of public links. */
  siteUrl: string
  lang: DeskLang
  now: Date
}

export function describeForOwner(input: OwnerViewInput): OwnerView {
  const { quote, versions, lang, now } = input
  const { quotes, adminQuotes } = deskCopyFor(lang)
  const status = quoteStatusOn(studioDay(now), quote)
  const can = (action: QuoteAction) => isActionAllowed(status, action)
  const reason = handOverReason({ ...quote, linkFailure: input.linkFailure })
  return {
    id: quote.id,
    leadId: quote.leadId,
    status,
    statusName: reason ? adminQuotes.notHandedOver[reason] : quotes.statuses[status],
    view: describeQuote(status === 'draft' ? asIfSent(quote) : quote, lang),
    fromLines: quote.snapshot.lines
      .filter(({ isFrom }) => isFrom)
      .map(({ id, name }) => ({ id, name: name[lang] })),
    listPrices: Object.fromEntries(
      quote.snapshot.lines.flatMap((line) => {
        const price = listPriceOf(line, lang)
        return price === null ? [] : [[line.id, price]]
      }),
    ),
    priceChanges: input.priceChanges.toReversed().map(({ name, before, after, at, adminName }) => ({
      name: name[lang],
      before: signedMoney(before, lang),
      after: signedMoney(after, lang),
      at: formatAt(at, lang),
      by: adminName ?? '',
    })),
    fields: can('edit')
      ? quote.snapshot.lines.map((line) =>
          fieldsOf(line, { lang, rate: quote.snapshot.rules.vat.rate }),
        )
      : null,
    hasDiscounts: hasDiscounts(quote.snapshot.rules),
    isAtOldPrices: can('extend') && hasOldPrices(quote.snapshot, input.list),
    can: { send: can('send'), extend: can('extend'), revise: can('revise'), void: can('void') },
    clientUrl: quote.sentAt === null || input.isHeld ? null : quoteUrl(quote.language, quote.token),
    handOver: describeHandOver(input),
    noEmail: noEmailReason(input),
    acceptance: describeAcceptance(input),
    decline: describeDeclined(input),
    privateNote: quote.privateNote,
    versions: versions.toReversed().map(({ version, hash, createdAt }) => ({
      label:
        status === 'draft' && version === quote.version
          ? fill(adminQuotes.page.draft, { version })
          : fill(adminQuotes.page.version, { version }),
      code: shortHash(hash),
      at: formatAt(createdAt, lang),
    })),
    extendDays: quoteRules.extendDays,
  }
}

function noEmailReason({ quote, hasServer }: OwnerViewInput): OwnerView['noEmail'] {
  if (quote.snapshot.client.email === '') return 'no-address'
  return hasServer ? null : 'written-to-file'
}

function describeAcceptance({
  quote,
  statusBefore,
  lang,
}: OwnerViewInput): OwnerView['acceptance'] {
  const { adminQuotes, admin } = deskCopyFor(lang)
  if (!quote.acceptance) return null
  return {
    text: fill(adminQuotes.page.accepted, {
      name: isolateAuto(quote.acceptance.name),
      at: formatAt(new Date(quote.acceptance.at), lang),
    }),
    code: quote.acceptanceHash ?? '',
    isNew: quote.acceptanceSeenAt === null,
    undo: statusBefore && admin.statuses[statusBefore],
  }
}

/** A WhatsApp message with the link, in the client's language. */
function describeHandOver({
  quote,
  phone,
  siteUrl,
  lang,
  linkFailure,
  isHeld,
}: OwnerViewInput): OwnerView['handOver'] {
  if (quote.sentAt === null || isHeld) return null
  const { handedOverAt } = quote
  const text = handOverText(quote, siteUrl)
  return {
    whatsappUrl: whatsappUrl(phone, text),
    at: handedOverAt && formatAt(handedOverAt, lang),
    reason: handOverReason({ ...quote, linkFailure }),
  }
}

/** With all optional lines chosen, and without own lines that have no name and amount. */
function asIfSent(quote: StoredQuote): StoredQuote {
  const lines = quote.snapshot.lines.filter((line) => !isUntouched(line))
  return { ...quote, snapshot: { ...quote.snapshot, lines }, chosen: lines.map(({ id }) => id) }
}

function formatAt(at: Date, lang: DeskLang): string {
  return formatDateTime(at, lang, { timeZone })
}

function listPriceOf({ listAmount }: QuoteLine, lang: DeskLang): string | null {
  return listAmount === undefined ? null : formatMoney(listAmount, lang)
}

type FieldContext = { lang: DeskLang; rate: BasisPoints }

function fieldsOf(line: QuoteLine, { lang, rate }: FieldContext): LineFields {
  const { id, name, amount, months, ownDiscount, optional, vat, isFrom } = line
  return {
    id,
    he: name.he,
    en: name.en,
    amount: isUntouched(line) ? '' : String(Math.abs(amount) / 100),
    listPrice: listPriceOf(line, lang),
    months: months === null ? '' : String(months),
    discount: ownDiscount === 0 ? '' : String(ownDiscount / 100),
    optional,
    plusVat: rate === 0 ? null : vat === 'excluded',
    isFrom,
    isCredit: line.isCredit ?? false,
  }
}
