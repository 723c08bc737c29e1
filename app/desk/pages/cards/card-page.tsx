import { data, redirect } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { cardCopyFor } from '#copy/copy.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import { cardEnd } from '#domain/business-card/card-status.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { formatDay } from '#i18n/format.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { redirectWithFlash } from '#server/desk/redirect-with-flash.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { findCardDays } from '#server/cards/card-count-store.ts'
import { getCard } from '#server/cards/card-store.ts'
import { counterStart } from '#server/counter-start.ts'
import { deleteCard, saveCard, type SaveFaults } from '#server/cards/save-card.ts'
import { studioDay } from '#server/studio-day.ts'
import { serverContext } from '#server/server-context.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { createToastMaker } from '#desk/parts/action-response.ts'
import cardStyles from '#parts/card/card.css?url'
import { callServer } from '#desk/parts/call-server.ts'
import { RemoveItem } from '#desk/parts/remove-item.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/card-page.ts'
import { CardCounts } from './card-counts.tsx'
import { CardEditor } from './card-editor.tsx'
import { previewId } from './card-preview.tsx'
import { createEmptyCard } from './empty-card.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cardStyles }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database, cardCounter } = context.get(serverContext)
  const now = new Date()
  const isNew = params.cardId === 'new'
  const stored = isLeadId(params.cardId) ? await getCard(database, params.cardId) : null
  if (!stored && !isNew) throw new Response(null, { status: 404 })
  await cardCounter.flush()
  const { adminCards: copy } = deskCopyFor(lang)
  const card = stored ?? createEmptyCard(crypto.randomUUID(), studioDay(now))
  const name = stored
    ? ([lang, ...languagesOf(card.content)]
        .map((each) => card.content.words[each].name)
        .find(Boolean) ?? '')
    : copy.newTitle
  return {
    lang,
    copy,
    card,
    isNew,
    name,
    ends: formatDay(cardEnd(card.startsOn), lang),
    days: isNew ? [] : await findCardDays(database, { cardId: card.id, from: counterStart(now) }),
    words: { he: cardCopyFor('he'), en: cardCopyFor('en'), ru: cardCopyFor('ru') },
    title: `${name} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

type Result = { toast: ReturnType<ReturnType<typeof createToastMaker>> | null; faults: SaveFaults }

const emptyResult: Result = { toast: null, faults: {} }

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { adminId, ipAddress } = requireActor(context)
  const server = context.get(serverContext)
  const { adminCards: copy, admin } = deskCopyFor(lang)
  const makeToast = createToastMaker(lang)
  const form = await requireForm(request)
  const isNew = params.cardId === 'new'
  const id = isNew ? textField(form, 'id') : params.cardId
  if (!isLeadId(id))
    return data(
      { ...emptyResult, toast: makeToast('failed', admin.toasts.failed) },
      { status: 400 },
    )
  const intent = textField(form, 'intent') || 'save'
  await protectChange('cards/card-page.tsx', { form, request, context, lang, intent })
  const by = { adminId, ipAddress, detail: { card: id } }
  if (intent === 'remove') {
    await deleteCard(server, id)
    await addAuditEvent(server.database, { action: 'card-removed', ...by })
    return redirectWithFlash(adminUrl(lang, 'dashboard/cards'), 'cardRemoved')
  }
  const version = isNew ? null : Number.parseInt(textField(form, 'version'), 10) || 0
  const result = await saveCard(server, form, { id, version })
  // An earlier attempt stored the card, but its response was lost: the card's own page compares the
  // input with it.
  if (result.kind === 'exists') return redirect(adminUrl(lang, `dashboard/cards/${id}`), 303)
  if (result.kind === 'invalid')
    return data<Result>({ faults: result.faults, toast: null }, { status: 400 })
  if (result.kind !== 'saved')
    return data<Result>({ ...emptyResult, toast: makeToast('failed', copy.stale) }, { status: 409 })
  await addAuditEvent(server.database, { action: 'card-saved', ...by })
  return redirectWithFlash(adminUrl(lang, `dashboard/cards/${id}`), 'cardSaved')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, emptyResult)
}

export default function CardPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, copy, card, isNew, name } = page
  const [firstLang = 'he'] = languagesOf(card.content)
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/cards')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">
        <bdi>{name}</bdi>
      </h1>
      {isNew ? null : (
        <p className="mt-4 flex flex-wrap gap-x-6">
          <a href={cardUrl(firstLang, card.slug)} className="text-link">
            {copy.open}
          </a>
          <a href={adminUrl(lang, `dashboard/cards/${card.id}/sheet`)} className="text-link">
            {copy.sheet}
          </a>
          <a href={`#${previewId}`} className="text-link lg:hidden">
            {copy.form.preview}
          </a>
        </p>
      )}
      <CardEditor
        key={`${card.id} ${card.version}`}
        lang={lang}
        copy={copy}
        words={page.words}
        card={card}
        isNew={isNew}
        ends={page.ends}
        faults={actionData?.faults ?? {}}
      />
      {isNew ? null : (
        <div className="mt-12 grid max-w-160 gap-12">
          <CardCounts lang={lang} copy={copy} days={page.days} />
          <RemoveItem label={copy.remove} sure={copy.removeSure} />
        </div>
      )}
    </>
  )
}
