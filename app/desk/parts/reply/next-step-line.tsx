import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import type { NextAction } from '#domain/promises/next-step.ts'
import type { ReplyTexts } from '#server/promises/reply-texts.ts'
import type { ReplyView } from '#server/promises/reply-view.ts'
import type { NextStepView } from '#server/promises/today-view.ts'
import { WithWholeNumbers } from '../with-whole-numbers.tsx'
import { ReplySheet } from './reply-sheet.tsx'
import { replySheetId } from './reply-sheet-id.ts'

type Props = {
  lang: DeskLang
  copy: AdminToday
  reply: ReplyView
  texts: ReplyTexts
  today: string
  /** null for a lead without one. */
  next: NextStepView | null
  on: 'lead' | 'quote'
}

/** What is next for a person and by when, and the button that answers. */
export function NextStepLine({ lang, copy, reply, texts, today, next, on }: Props) {
  const isDue = next !== null && next.section !== 'waiting' && next.section !== 'coming'
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
      <button
        type="button"
        popoverTarget={replySheetId(reply.lead.id)}
        className={`pill ${isDue ? '' : 'pill-line'}`}
      >
        {labelOf(next?.action ?? null, copy)}
      </button>
      {next === null ? null : (
        <p className="text-small">
          <time
            dateTime={next.due.iso}
            title={next.due.full}
            className={next.due.isLate ? 'font-semibold text-danger' : 'font-medium'}
          >
            {next.due.text}
          </time>
          <span className="text-fg-muted">
            {' · '}
            <WithWholeNumbers text={next.step} />
          </span>
        </p>
      )}
      <ReplySheet lang={lang} copy={copy} reply={reply} texts={texts} today={today} on={on} />
    </div>
  )
}

/** A quote is finished on its own page, and answering is what is left here. */
function labelOf(action: NextAction | null, { actions, kit }: AdminToday): string {
  return action === null || action === 'finish-quote' ? kit.reply : actions[action]
}
