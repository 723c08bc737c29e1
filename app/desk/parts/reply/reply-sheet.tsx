import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Icon } from '#desk/parts/icon.tsx'
import { useHydrated } from '#desk/parts/use-hydrated.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import type { NextAction } from '#domain/promises/next-step.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { ReplyTexts, ReplyView } from '#server/promises/reply-view.ts'
import { CallBackForm } from './call-back-form.tsx'
import { ReplyChannels } from './reply-channels.tsx'
import { replySheetId } from './reply-sheet-id.ts'
import { touchFetcherKey } from './touch-fetcher.ts'
import type { TouchResult } from './touch-result.ts'
import { TouchUndo } from './touch-undo.tsx'

type Props = {
  lang: DeskLang
  copy: AdminToday
  reply: ReplyView
  texts: ReplyTexts
  today: string
  /** The page that the sheet is on, which it does not link to. */
  on: 'today' | 'lead' | 'quote'
}

/**
 * How to answer: what to write, and a button for each way. Pressing one opens it and records the
 * answer; where the page does not ask whether it was sent, the sheet does. Opens without scripts too.
 */
export function ReplySheet({ lang, copy, reply, texts, today, on }: Props) {
  const { lead } = reply
  const { subject } = texts[reply.language]
  const { situation, choose, text, type } = useReplyText(reply, texts)
  const id = replySheetId(lead.id)
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="reply-sheet bg-surface-raised p-5 text-fg backdrop:bg-ink/50 md:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={`${id}-title`} className="text-[1.375rem] leading-tight font-bold">
          {fill(copy.kit.title, { name: isolateAuto(lead.name) })}
        </h3>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="-me-2 -mt-2 grid size-11 place-items-center rounded-full hover:bg-selected"
        >
          <Icon name="close" />
          <span className="sr-only">{copy.kit.close}</span>
        </button>
      </div>
      {on === 'today' ? null : <Asked lang={lang} copy={copy.done} leadId={lead.id} />}
      <SituationSelect copy={copy.kit} reply={reply} value={situation} onChange={choose} />
      <label className="mt-4 block text-small text-fg-muted" htmlFor={`${id}-text`}>
        {copy.kit.text}
      </label>
      <textarea
        id={`${id}-text`}
        dir="auto"
        rows={4}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        className="mt-1 w-full rounded-field border border-field-line px-3 py-2"
      />
      <ReplyChannels lang={lang} copy={copy.kit} reply={reply} subject={subject} text={text} />
      <p className="mt-3 text-small text-fg-muted">{copy.kit.logged}</p>
      <CallBackForm lang={lang} copy={copy.kit} leadId={lead.id} today={today} />
      <SheetLinks lang={lang} copy={copy.kit} reply={reply} on={on} />
    </div>
  )
}

type LinksProps = Pick<Props, 'lang' | 'reply' | 'on'> & { copy: AdminToday['kit'] }

function SheetLinks({ lang, copy, reply: { lead, quoteId }, on }: LinksProps) {
  const links = [
    ...(on === 'lead' ? [] : [[copy.open, `dashboard/leads/${lead.id}`] as const]),
    ...(on === 'quote' || quoteId === null
      ? []
      : [[copy.openQuote, `dashboard/quotes/${quoteId}`] as const]),
  ]
  if (links.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 text-small [&_a]:flex [&_a]:min-h-11 [&_a]:items-center">
      {links.map(([label, address]) => (
        <Link key={address} to={adminUrl(lang, address)} className="text-link">
          {label}
        </Link>
      ))}
    </p>
  )
}

/** The text for a situation. What was changed in one is kept while another is looked at. */
function useReplyText(reply: ReplyView, texts: ReplyTexts) {
  const { situations, greeting, facts, language } = reply
  const [chosen, choose] = useState<NextAction | null>(null)
  const [typed, setTyped] = useState<Partial<Record<NextAction, string>>>({})
  const isKnown = chosen !== null && situations.includes(chosen)
  const situation = isKnown ? chosen : (situations[0] ?? 'answer')
  const prepared = `${greeting}\n${fill(texts[language].texts[situation], facts)}`
  return {
    situation,
    choose,
    text: typed[situation] ?? prepared,
    type: (text: string) => setTyped({ ...typed, [situation]: text }),
  }
}

type SelectProps = {
  copy: AdminToday['kit']
  reply: ReplyView
  value: NextAction
  onChange: (situation: NextAction) => void
}

/** Needs scripts, which fill the text. */
function SituationSelect({ copy, reply: { situations, lead }, value, onChange }: SelectProps) {
  const isHydrated = useHydrated()
  if (!isHydrated || situations.length < 2) return null
  const id = `${replySheetId(lead.id)}-situation`
  return (
    <>
      <label className="mt-4 block text-small text-fg-muted" htmlFor={id}>
        {copy.situation}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const found = situations.find((situation) => situation === event.currentTarget.value)
          if (found !== undefined) onChange(found)
        }}
        className="mt-1 min-h-11 w-full rounded-field border border-field-line bg-surface-raised px-3"
      >
        {situations.map((situation) => (
          <option key={situation} value={situation}>
            {copy.situations[situation]}
          </option>
        ))}
      </select>
    </>
  )
}

type AskedProps = { lang: DeskLang; copy: AdminToday['done']; leadId: string }

/** After an answer was recorded: whether it was sent. */
function Asked({ lang, copy, leadId }: AskedProps) {
  const { data } = useFetcher<TouchResult>({ key: touchFetcherKey })
  const touched = data?.touched?.id === leadId ? data.touched : null
  return <TouchUndo lang={lang} copy={copy} touched={touched} sheet={replySheetId(leadId)} />
}
