import { useStudio } from '#parts/studio-context.ts'
import type { Quotes } from '#copy/he/quotes.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { QuoteReopen } from './quote-decline.tsx'
import { Headline } from '#documents/site/parts/opening/headline.tsx'

type Notice = { title: readonly string[]; text: string; hashText?: string; reopen?: string }

type Props = {
  lang: Lang
  copy: Quotes
  notice: Notice | null
  questions: string
  isWhole?: boolean
}

/** The state of a quote: above it, or in its place where there is no quote to show. */
export function QuoteState({ lang, copy, notice, questions, isWhole = false }: Props) {
  const studio = useStudio()
  if (notice === null) return null
  const [strong = '', light = ''] = notice.title
  const band =
    notice.hashText === undefined ? 'bg-selected print:hidden' : 'tone-citron print:hidden'
  return (
    <section className={`${isWhole ? 'grid min-h-[60svh] content-center' : band} px-gutter py-14`}>
      <Headline
        title={[strong, light]}
        as={isWhole ? 'h1' : 'h2'}
        size={isWhole ? 'd2' : 'h2'}
        dot={isWhole}
      />
      <p className="mt-5 max-w-[34em] text-lede text-pretty">{notice.text}</p>
      {notice.hashText === undefined ? null : <p className="mt-2 text-small">{notice.hashText}</p>}
      {notice.reopen === undefined ? null : (
        <QuoteReopen copy={copy.decline} text={notice.reopen} />
      )}
      {isWhole ? (
        <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <a href={`mailto:${studio.email}`} className="pill">
            {copy.writeToUs}
          </a>
          <a href={pageUrl(lang, 'contact')} className="text-link">
            {questions}
          </a>
        </p>
      ) : null}
    </section>
  )
}
