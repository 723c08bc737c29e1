import { Form, useNavigation } from 'react-router'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'
import { copyLink, type CopyLinkWords } from '#desk/parts/copy-link.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { deskLanguages, type DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminQuotes
  toasts: CopyLinkWords
  quote: OwnerView
  /** The hash of the quote as shown: the server refuses an action based on other content. */
  shownHash: string
  /** Whether the editor has changes that sending would leave out. */
  isUnsaved: boolean
}

/** The actions that the status of the quote allows. */
export function QuoteActions(props: Props) {
  const { lang, copy, toasts, quote } = props
  return (
    <section className="grid gap-5 border-t-2 border-line-strong pt-5 text-small">
      <SendAction {...props} />
      {quote.clientUrl === null ? null : (
        <ClientLink path={quote.clientUrl} copy={copy.page} toasts={toasts} />
      )}
      <HandOver {...props} />
      <PdfLinks lang={lang} copy={copy.page} quoteId={quote.id} />
      <ChangeActions {...props} />
      <CopyAction {...props} />
      <VoidAction {...props} />
    </section>
  )
}

function SendAction({ lang, copy: { actions }, quote, shownHash, isUnsaved }: Props) {
  const { can, view, fromLines, noEmail } = quote
  const note = noEmail === null ? actions.sendNote : actions.readyNotes[noEmail]
  if (!can.send || view.lines.length === 0) return null
  return (
    <div>
      {fromLines.length === 0 ? null : (
        <p className="mb-4 border-s-4 border-citron ps-4">
          {actions.estimateNote}{' '}
          {fromLines.map(({ id, name }) => (
            <a key={id} href={`#amount.${id}`} className="text-link me-3">
              <bdi dir={deskLanguages[lang].dir}>{name}</bdi>
            </a>
          ))}
        </p>
      )}
      <ActionForm
        intent="send"
        shownHash={shownHash}
        label={sendLabel(quote, actions)}
        note={isUnsaved ? actions.unsaved : note}
        className="pill"
        isDisabled={isUnsaved}
      />
    </div>
  )
}

function sendLabel({ noEmail, fromLines }: OwnerView, actions: AdminQuotes['actions']): string {
  if (noEmail !== null) return actions.sendReady
  return fromLines.length === 0 ? actions.send : actions.sendEstimate
}

/**
 * For the owner to send the client the link on WhatsApp, which is needed where no email carries it.
 */
function HandOver({ copy: { actions }, quote, shownHash }: Props) {
  const { handOver, can } = quote
  if (handOver === null || !can.extend) return null
  return (
    <div className={handOver.reason === null ? '' : 'border-s-4 border-citron ps-4'}>
      {handOver.reason === null ? null : (
        <p className="mb-3">{actions.toHandOver[handOver.reason]}</p>
      )}
      {handOver.at === null ? null : (
        <p className="mb-3">{fill(actions.handedOver, { at: handOver.at })}</p>
      )}
      <p className="mb-3">
        <a
          href={handOver.whatsappUrl}
          target="_blank"
          rel="noreferrer"
          className="pill pill-small pill-line"
        >
          <Icon name="chat" />
          {actions.sendByChat}
        </a>
      </p>
      {handOver.at === null ? (
        <ActionForm intent="hand-over" shownHash={shownHash} label={actions.handOver} />
      ) : null}
    </div>
  )
}

function ChangeActions({ copy: { actions }, quote, shownHash }: Props) {
  return (
    <>
      {quote.can.extend ? (
        <ActionForm
          intent="extend"
          shownHash={shownHash}
          label={fill(actions.extend, { days: quote.extendDays })}
        />
      ) : null}
      {quote.can.revise ? (
        <ActionForm
          intent="revise"
          shownHash={shownHash}
          label={actions.revise}
          note={actions.reviseNote}
        />
      ) : null}
    </>
  )
}

/** A quote at old prices is not changed: a new one takes its place. */
function CopyAction({ copy: { actions }, quote, shownHash }: Props) {
  if (quote.status === 'draft') return null
  const words = quote.isAtOldPrices ? actions.copyAtNewPrices : actions.copy
  return <ActionForm intent="copy" shownHash={shownHash} label={words} note={actions.copyNote} />
}

function VoidAction({ copy: { actions }, quote, shownHash }: Props) {
  if (!quote.can.void) return null
  return (
    <details className="border-t border-line pt-3">
      <summary className="inline-flex min-h-11 items-center font-medium text-danger underline-offset-4 hover:underline">
        {actions.void}
      </summary>
      <ActionForm
        intent="void"
        shownHash={shownHash}
        label={actions.void}
        note={actions.voidWarning}
      />
    </details>
  )
}

type ActionFormProps = {
  intent: string
  shownHash: string
  label: string
  note?: string
  className?: string
  isDisabled?: boolean
}

function ActionForm({
  intent,
  shownHash,
  label,
  note,
  className = 'pill pill-line',
  isDisabled = false,
}: ActionFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="seen" value={shownHash} />
      <button
        type="submit"
        name="intent"
        value={intent}
        disabled={isBusy || isDisabled}
        className={`${className} pill-small disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-muted disabled:inset-ring-2 disabled:inset-ring-field-line`}
      >
        {label}
      </button>
      {note === undefined ? null : (
        <p className={`mt-2 ${isDisabled ? 'font-medium' : 'text-fg-muted'}`}>{note}</p>
      )}
    </Form>
  )
}

type PdfLinksProps = { lang: DeskLang; copy: AdminQuotes['page']; quoteId: string }

function PdfLinks({ lang, copy, quoteId }: PdfLinksProps) {
  const file = adminUrl(lang, `dashboard/quotes/${quoteId}/file`)
  return (
    <p className="flex flex-wrap gap-x-6">
      {(['he', 'en'] as const).map((each) => (
        <a
          key={each}
          href={`${file}?in=${each}`}
          target="_blank"
          rel="noreferrer"
          className="text-link"
        >
          {copy.pdf[each]}
        </a>
      ))}
    </p>
  )
}

type ClientLinkProps = { path: string; copy: AdminQuotes['page']; toasts: CopyLinkWords }

function ClientLink({ path, copy, toasts }: ClientLinkProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <button
        type="button"
        onClick={() => void copyLink(path, toasts)}
        className="pill pill-small pill-line"
      >
        <Icon name="copy" />
        {copy.copyLink}
      </button>
      <a href={path} target="_blank" rel="noreferrer" className="text-link">
        {copy.open}
      </a>
    </p>
  )
}
