import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useStudio } from '#parts/studio-context.ts'
import { BrandName } from '#parts/studio-logo.tsx'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { pageUrl } from '#i18n/links.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { deskLanguages, otherDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

export type Notice = { text: string; isError: boolean }

type Props = {
  lang: DeskLang
  panel: AdminCopy['login']['panel']
  title: string
  lead: string
  notice: Notice | null
  /** This page in the other language. Null where switching would lose what is shown. */
  otherLangUrl: string | null
  /** A question below the content, with a link. */
  footer: { question: string; link: string; url: string } | null
  children: ReactNode
}

/** The frame of every admin page that needs no session. */
export function LoginFrame(props: Props) {
  const { lang, panel, title, lead, notice, otherLangUrl, footer, children } = props
  return (
    <div className="grid min-h-dvh lg:grid-cols-[7fr_5fr] print:block">
      <main className="flex flex-col px-6 py-6 md:px-12">
        <TopRow lang={lang} otherLangUrl={otherLangUrl} />
        <div className="mx-auto flex w-full max-w-104 flex-1 flex-col justify-center py-10">
          <h1 className="display-voice text-[2.25rem] leading-none">{title}</h1>
          <p className="mt-3 text-fg-muted">{lead}</p>
          {notice === null ? null : <NoticeBox {...notice} />}
          <div className="mt-8">{children}</div>
          {footer === null ? null : (
            <p className="mt-8 flex flex-wrap items-baseline gap-x-2 border-t border-line pt-4 text-small text-fg-muted">
              {footer.question}
              <Link to={footer.url} className="text-link text-fg">
                {footer.link}
              </Link>
            </p>
          )}
        </div>
      </main>
      <Panel words={panel} />
    </div>
  )
}

function NoticeBox({ text, isError }: Notice) {
  return (
    <p
      role={isError ? 'alert' : 'status'}
      className={`mt-6 flex items-baseline gap-3 rounded-field border-2 px-4 py-3 font-medium ${isError ? 'border-danger text-danger' : 'border-line'}`}
    >
      <Icon name={isError ? 'warning' : 'check'} className="translate-y-0.5" />
      {text}
    </p>
  )
}

function TopRow({ lang, otherLangUrl }: Pick<Props, 'lang' | 'otherLangUrl'>) {
  const studio = useStudio()
  const other = otherDeskLang(lang)
  return (
    <div className="flex items-center justify-between">
      <a
        href={pageUrl(lang, '')}
        className="display-voice flex items-baseline gap-0.5 py-2 text-[1.75rem] leading-none"
      >
        <BrandName lang={lang} room="bar">
          {studio.name[lang]}
          <span className="dot size-1.5" />
        </BrandName>
      </a>
      {otherLangUrl === null ? null : (
        <a
          href={otherLangUrl}
          lang={other}
          hrefLang={other}
          className="grid min-h-11 min-w-11 place-items-center rounded-full text-small hover:bg-selected print:hidden"
        >
          <span aria-hidden="true">{deskLanguages[other].short}</span>
          <span className="sr-only">{deskLanguages[other].name}</span>
        </a>
      )}
    </div>
  )
}

/** A decorative panel beside the form on wide screens. */
function Panel({ words: { strong, light } }: { words: AdminCopy['login']['panel'] }) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col justify-end overflow-hidden rounded-ss-panel bg-fig-800 p-14 text-white lg:flex print:hidden">
      <p className="font-display text-d2 [font-stretch:66%]">
        <span className="block font-black">{strong}</span>
        <span className="block font-light">
          {light}
          <span className="dot ms-[0.06em]" />
        </span>
      </p>
    </aside>
  )
}
