import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { writeSvg } from '#domain/qr/write-svg.ts'
import { shortLinkUrl } from '#i18n/short-link-url.ts'
import { captionLetters } from '#parts/qr/caption-letters.ts'
import { drawStyled, presetStyle } from '#parts/qr/draw-preset.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { pageContext } from '#server/page-context.ts'
import { serverContext } from '#server/server-context.ts'
import { getShortLink } from '#server/short-links/short-link-store.ts'
import type { Route } from './+types/code-picture-file.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/** The QR code of a short link as SVG, for the list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const link = isLeadId(params.linkId) ? await getShortLink(database, params.linkId) : null
  if (!link) throw new Response(null, { status: 404 })
  const { captionDefault } = deskCopyFor(lang).pages['qr-generator'].style.frame
  const address = context.get(pageContext).siteUrl + shortLinkUrl(link.slug)
  const drawing = drawStyled(address, presetStyle(link.look, captionDefault), captionLetters)
  return new Response(writeSvg(drawing), { headers: { 'Content-Type': 'image/svg+xml' } })
}
