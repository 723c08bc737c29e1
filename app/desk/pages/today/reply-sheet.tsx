import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Icon, type IconName } from '#desk/parts/icon.tsx'
import { mailtoUrl } from '#desk/parts/mailto-url.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import type { TouchChannel } from '#domain/promises/touch.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import type { TodayRow } from '#server/promises/today-view.ts'
import type { TouchResult } from './apply-touch.server.ts'
import { ChangeKey } from '#desk/parts/change-key.tsx'
import { touchFetcherKey } from './touch-fetcher.ts'

type Props = {
  lang: DeskLang
  copy: AdminToday
  row: TodayRow
  quote: string | null
  today: string
}

export function replySheetId(leadId: string): string {
  return `reply-${leadId}`
}

/**
 * How to answer: what to write, and a button for each way. Pressing one opens it and records the
 * answer. Opens without scripts too.
 */
export function ReplySheet({ lang, copy, row, quote, today }: Props) {
  const { lead, reply } = row
  const [text, setText] = useState(reply.text)
  const title = `${replySheetId(lead.id)}-title`
  return (
    <div
      id={replySheetId(lead.id)}
      popover="auto"
      role="dialog"
      aria-labelledby={title}
      className="reply-sheet bg-surface-raised p-5 text-fg backdrop:bg-ink/50 md:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={title} className="text-[1.375rem] leading-tight font-bold">
          {fill(copy.kit.title, { name: isolateAuto(lead.name) })}
        </h3>
        <button
          type="button"
          popoverTarget={replySheetId(lead.id)}
          popoverTargetAction="hide"
          className="-me-2 -mt-2 grid size-11 place-items-center rounded-full hover:bg-selected"
        >
          <Icon name="close" />
          <span className="sr-only">{copy.kit.close}</span>
        </button>
      </div>
      <label className="mt-4 block text-small text-fg-muted" htmlFor={`${title}-text`}>
        {copy.kit.text}
      </label>
      <textarea
        id={`${title}-text`}
        dir="auto"
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="mt-1 w-full"
      />
      <Channels lang={lang} copy={copy.kit} row={row} text={text} />
      <p className="mt-3 text-small text-fg-muted">{copy.kit.logged}</p>
      <CallBack lang={lang} copy={copy.kit} leadId={lead.id} today={today} />
      <p className="mt-3 flex flex-wrap gap-x-6 text-small [&_a]:flex [&_a]:min-h-11 [&_a]:items-center">
        <Link to={adminUrl(lang, `dashboard/leads/${lead.id}`)} className="text-link">
          {copy.kit.open}
        </Link>
        {quote === null ? null : (
          <Link to={quote} className="text-link">
            {copy.kit.openQuote}
          </Link>
        )}
      </p>
    </div>
  )
}

type ChannelsProps = { lang: DeskLang; copy: AdminToday['kit']; row: TodayRow; text: string }

type Way = { channel: Exclude<TouchChannel, 'other'>; icon: IconName; href: string }

/** A landline gets neither WhatsApp nor a text message. */
function waysOf({ lead, reply, takesMessages }: TodayRow, text: string): Way[] {
  const { dial } = lead.phone
  const mobile = takesMessages ? dial : null
  const body = encodeURIComponent(text)
  const subject = encodeURIComponent(reply.subject)
  return [
    ...(mobile === null
      ? []
      : [{ channel: 'whatsapp', icon: 'chat', href: whatsappUrl(mobile, text) } as const]),
    ...(dial === null ? [] : [{ channel: 'call', icon: 'phone', href: telUrl(dial) } as const]),
    ...(lead.email === ''
      ? []
      : [
          {
            channel: 'email',
            icon: 'email',
            href: `${mailtoUrl(lead.email)}?subject=${subject}&body=${body}`,
          } as const,
        ]),
    ...(mobile === null
      ? []
      : [{ channel: 'sms', icon: 'chat', href: `sms:${mobile}?&body=${body}` } as const]),
  ]
}

function Channels({ lang, copy, row, text }: ChannelsProps) {
  const fetcher = useFetcher<TouchResult>({ key: touchFetcherKey })
  const action = adminUrl(lang, 'dashboard/today')
  const record = (channel: TouchChannel) => {
    const change = { intent: 'touch', lead: row.lead.id, channel, key: randomUuid() }
    void fetcher.submit(change, { method: 'post', action })
  }
  const ways = waysOf(row, text)
  return (
    <>
      {ways.length === 0 ? <p className="mt-4 text-small">{copy.noChannel}</p> : null}
      <ul className="mt-4 grid grid-cols-2 gap-2">
        {ways.map(({ channel, icon, href }, index) => (
          <li key={channel}>
            <a
              href={href}
              {...(channel === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {})}
              onClick={() => record(channel)}
              className={`flex min-h-12 items-center justify-center gap-3 rounded-full px-4 font-medium ${index === 0 ? 'bg-action text-on-action' : 'inset-ring-2 inset-ring-line-strong hover:bg-selected'}`}
            >
              <Icon name={icon} />
              {copy[channel]}
            </a>
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" action={action} className="mt-2">
        <input type="hidden" name="intent" value="touch" />
        <input type="hidden" name="lead" value={row.lead.id} />
        <input type="hidden" name="channel" value="other" />
        <ChangeKey />
        <button
          type="submit"
          className="min-h-11 text-small font-medium underline underline-offset-4"
        >
          {copy.other}
        </button>
      </fetcher.Form>
    </>
  )
}

type CallBackProps = { lang: DeskLang; copy: AdminToday['kit']; leadId: string; today: string }

function CallBack({ lang, copy, leadId, today }: CallBackProps) {
  const fetcher = useFetcher<TouchResult>({ key: touchFetcherKey })
  return (
    <fetcher.Form
      method="post"
      action={adminUrl(lang, 'dashboard/today')}
      className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4"
    >
      <input type="hidden" name="intent" value="call-back" />
      <input type="hidden" name="lead" value={leadId} />
      <ChangeKey />
      <label className="grid gap-1 text-small text-fg-muted">
        {copy.callBack}
        <input type="date" name="day" required min={today} className="min-h-11 text-fg" />
      </label>
      <button type="submit" className="pill pill-small pill-line">
        {copy.setCallBack}
      </button>
    </fetcher.Form>
  )
}
