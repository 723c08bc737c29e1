import { Link } from 'react-router'
import { ReplySheet } from '#desk/parts/reply/reply-sheet.tsx'
import { replySheetId } from '#desk/parts/reply/reply-sheet-id.ts'
import { WithWholeNumbers } from '#desk/parts/with-whole-numbers.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import { adminUrl } from '#i18n/links.ts'
import type { ReplyTexts } from '#server/promises/reply-texts.ts'
import type { TodayRow as Row } from '#server/promises/today-view.ts'
import { textDirection } from '#i18n/text-direction.ts'

type Props = { lang: DeskLang; copy: AdminToday; row: Row; texts: ReplyTexts; today: string }

/** Who, what, when it is due, and the one button that does it. */
export function TodayRow({ lang, copy, row, texts, today }: Props) {
  const { lead, section, due, step, action, quoteId } = row
  const quote = quoteId === null ? null : adminUrl(lang, `dashboard/quotes/${quoteId}`)
  const isDue = section !== 'waiting' && section !== 'coming'
  const button = `pill pill-small justify-self-end max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 ${isDue ? '' : 'pill-line'}`
  const isOnQuote = action === 'finish-quote' && quote !== null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3.5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_12rem] md:gap-x-8">
      <div className="min-w-0 max-md:contents">
        <Link
          to={adminUrl(lang, `dashboard/leads/${lead.id}`)}
          className="block min-w-0 text-[1.1875rem] leading-snug font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
        >
          <bdi dir="auto">{lead.name}</bdi>
        </Link>
        <p className="text-small max-md:col-start-1 md:inline">
          <time
            dateTime={due.iso}
            title={due.full}
            className={due.isLate ? 'font-semibold text-danger' : 'font-medium'}
          >
            {due.text}
          </time>
        </p>
        {action === 'answer' ? null : (
          <p className="text-small text-fg-muted max-md:col-span-2 md:inline">
            <span className="max-md:hidden"> · </span>
            <WithWholeNumbers text={step} />
          </p>
        )}
      </div>
      <Wish lead={lead} />
      {isOnQuote ? (
        <Link to={quote} className={button}>
          {copy.actions[action]}
        </Link>
      ) : (
        <button type="button" popoverTarget={replySheetId(lead.id)} className={button}>
          {copy.actions[action]}
        </button>
      )}
      <ReplySheet
        lang={lang}
        copy={copy}
        reply={row.reply}
        texts={texts}
        today={today}
        on="today"
      />
    </li>
  )
}

/** What the lead is about. */
function Wish({ lead }: { lead: Row['lead'] }) {
  return (
    <div className="col-span-2 text-small [overflow-wrap:anywhere] md:col-span-1">
      <p className="line-clamp-1 text-fg-muted empty:hidden">
        {[lead.service, lead.budget].filter((part) => part !== null).join(' · ')}
      </p>
      {lead.message === '' ? null : (
        <p dir={textDirection(lead.message)} className="line-clamp-1 from-page-start">
          {lead.message}
        </p>
      )}
    </div>
  )
}
