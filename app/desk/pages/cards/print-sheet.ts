import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { getCard } from '#server/cards/card-store.ts'
import { cardSheet } from '#server/cards/card-sheet.ts'
import { pageContext } from '#server/page-context.ts'
import { pdfResponse } from '#server/pdf/pdf-response.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/print-sheet.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/** A page for printing: the QR code of a card, large enough to be scanned from a counter. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database, log } = context.get(serverContext)
  const card = isLeadId(params.cardId) ? await getCard(database, params.cardId) : null
  if (!card) throw new Response(null, { status: 404 })
  const { siteUrl } = context.get(pageContext)
  const { sheetScan: scan, sheetFailed } = deskCopyFor(lang).adminCards
  const file = {
    make: () => cardSheet(card, { lang, siteUrl, scan }),
    name: `${card.slug}.pdf`,
    failed: sheetFailed,
  }
  return pdfResponse(file, log)
}
