import { Link, useFetcher } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { ReplyTexts } from '#server/promises/reply-texts.ts'
import type { ReplyView } from '#server/promises/reply-view.ts'
import { CallBackForm } from './call-back-form.tsx'
import { ReplyBody } from './reply-body.tsx'
import { replySheetId } from './reply-sheet-id.ts'
import { SheetFrame } from './sheet-frame.tsx'
import { touchFetcherKey } from './touch-fetcher.ts'
import type { TouchResult } from './touch-result.ts'
import { TouchUndo } from './touch-undo.tsx'
import { OtherWay, useTouch } from './touch-ways.tsx'

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
  const { lead, language, greeting, facts, situations, takesMessages } = reply
  const answered = { leadId: lead.id, seen: reply.answeredAt }
  const recordTouch = useTouch(lang, answered)
  const id = replySheetId(lead.id)
  return (
    <SheetFrame
      id={id}
      title={fill(copy.kit.title, { name: isolateAuto(lead.name) })}
      close={copy.kit.close}
    >
      {on === 'today' ? null : <Asked lang={lang} copy={copy.done} leadId={lead.id} />}
      <ReplyBody
        id={id}
        copy={copy.kit}
        greeting={greeting}
        situations={situations}
        texts={texts[language].texts}
        facts={facts}
        subject={texts[language].subject}
        contact={{ dial: lead.phone.dial, takesMessages, email: lead.email }}
        onWay={recordTouch}
      />
      <OtherWay lang={lang} label={copy.kit.other} {...answered} />
      <p className="mt-3 text-small text-fg-muted">{copy.kit.logged}</p>
      <CallBackForm lang={lang} copy={copy.kit} leadId={lead.id} today={today} />
      <SheetLinks lang={lang} copy={copy.kit} reply={reply} on={on} />
    </SheetFrame>
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

type AskedProps = { lang: DeskLang; copy: AdminToday['done']; leadId: string }

/** After an answer was recorded: whether it was sent. */
function Asked({ lang, copy, leadId }: AskedProps) {
  const { data } = useFetcher<TouchResult>({ key: touchFetcherKey })
  const touched = data?.touched?.id === leadId ? data.touched : null
  return <TouchUndo lang={lang} copy={copy} touched={touched} sheet={replySheetId(leadId)} />
}
