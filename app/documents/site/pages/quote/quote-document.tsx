import { useStudio } from '#parts/studio-context.ts'
import { telUrl } from '#domain/phone/dial.ts'
import type { Quotes } from '#copy/he/quotes.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl, quoteUrl } from '#i18n/links.ts'
import { textDirection } from '#i18n/text-direction.ts'
import type { ClientQuote } from '#server/quotes/client-quote.ts'
import type { QuoteView } from '#server/quotes/quote-view.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { QuoteAccept, type QuoteRefusal } from './quote-accept.tsx'
import { QuoteDecline } from './quote-decline.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuotePayments, QuoteSums } from './quote-sums.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = {
  lang: Lang
  token: string
  copy: Quotes
  view: QuoteView
  questions: string
  state: ClientQuote['state']
  /** The first characters of the version's hash, for people to compare. */
  hashCode: string
  refusal: QuoteRefusal | null
}

/** One form contains the optional lines and the acceptance, so that both are posted together. */
export function QuoteDocument(props: Props) {
  const { lang, token, copy, view, questions, state, hashCode, refusal } = props
  const isOpen = state === 'open' || state === 'estimate'
  return (
    <>
      <div className="px-gutter pt-14 md:pt-20">
        <Headline title={[view.label, view.number]} as="h1" size="d2" dot={isOpen} />
        <Facts copy={copy} view={view} />
        {view.note === '' ? null : (
          <div className="mt-10 max-w-[40em] border-s-4 border-dot ps-5">
            <p className="text-small text-fg-muted">{copy.note}</p>
            <p className="mt-1 whitespace-pre-line">
              <bdi dir={textDirection(view.note)}>{view.note}</bdi>
            </p>
          </div>
        )}
      </div>
      <form
        method="post"
        {...dataAttributes({
          behaviour: isOpen && 'quote-form',
          'choice-url': isOpen && quoteUrl(lang, token, '/choice'),
          'view-url': isOpen && quoteUrl(lang, token, '/view'),
          'offer-kind': view.kind,
        })}
      >
        <input type="hidden" name="seen" value={view.hash} />
        <QuoteLines copy={copy} view={view} isOpen={isOpen} />
        <QuoteSums copy={copy} sums={view.sums} />
        <div className="grid gap-x-12 gap-y-14 px-gutter py-14 md:grid-cols-2">
          <QuotePayments copy={copy} payments={view.payments} />
          <Terms lang={lang} copy={copy} terms={view.terms} />
        </div>
        {state === 'open' ? (
          <QuoteAccept copy={copy} hashCode={hashCode} refusal={refusal} />
        ) : null}
      </form>
      {isOpen ? (
        <QuoteDecline
          copy={copy.decline}
          seen={view.hash}
          error={refusal?.wordsError ?? null}
          typed={refusal?.decline ?? null}
        />
      ) : null}
      <Contact lang={lang} token={token} copy={copy} view={view} questions={questions} />
    </>
  )
}

function Contact({
  lang,
  token,
  copy,
  view,
  questions,
}: Pick<Props, 'lang' | 'token' | 'copy' | 'view' | 'questions'>) {
  const studio = useStudio()
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-2 px-gutter pt-6 pb-16 print:hidden">
      <a href={quoteUrl(lang, token, '/pdf')} className="pill pill-line">
        {copy.pdf}
      </a>
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="text-fg-muted">{questions}</span>
        <a
          href={`mailto:${studio.email}?subject=${encodeURIComponent(view.title)}`}
          className="text-link"
        >
          {copy.writeToUs}
        </a>
        <a href={telUrl(studio.phone)} className="text-link">
          {copy.call}
        </a>
      </p>
    </div>
  )
}

function Facts({ copy, view }: Pick<Props, 'copy' | 'view'>) {
  const facts = [
    { label: copy.preparedFor, value: view.client },
    { label: copy.issued, value: view.issued },
    ...(view.validUntil === null ? [] : [{ label: copy.validUntil, value: view.validUntil }]),
    { label: copy.version, value: String(view.version) },
  ]
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-4 gap-y-5 md:flex md:flex-wrap md:gap-x-14">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-small text-fg-muted">{label}</dt>
          <dd className="text-lede font-semibold [overflow-wrap:anywhere]">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Terms({ lang, copy, terms }: { lang: Lang; copy: Quotes; terms: readonly string[] }) {
  return (
    <section aria-labelledby="terms-title" className="md:[section:has(dl:empty)+&]:col-span-2">
      <h2 id="terms-title" className="headline-h3">
        {copy.terms.title}
      </h2>
      <ul className="mt-4 border-t-2 border-line-strong pt-3">
        {terms.map((term) => (
          <li
            key={term}
            className="relative py-1.5 ps-5 text-pretty before:absolute before:start-0 before:top-4 before:size-1.5 before:rounded-full before:bg-fg"
          >
            {term}
          </li>
        ))}
      </ul>
      <a href={pageUrl(lang, 'terms-of-service')} className="text-link mt-2 print:hidden">
        {copy.terms.full}
      </a>
    </section>
  )
}
