import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { company } from '#catalog/company.ts'
import type { AdminCopy } from '#copy/he/admin.ts'
import { languages, otherLang, type Lang } from '#i18n/languages.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { Icon } from '../icon.tsx'

type Props = {
  lang: Lang
  copy: AdminCopy['login']
  mode: 'signIn' | 'signUp'
  notice: string | null
  /** Whether the notice is an error message. */
  isError: boolean
  /** The address of sign-up on the sign-in page, and the reverse. */
  otherModeUrl: string
  children: ReactNode
}

export function LoginFrame({ lang, copy, mode, notice, isError, otherModeUrl, children }: Props) {
  const words = copy[mode]
  const [link, question] =
    mode === 'signIn'
      ? [copy.signIn.toSignUpLink, copy.signIn.toSignUp]
      : [copy.signUp.toSignInLink, copy.signUp.toSignIn]
  return (
    <div className="grid min-h-dvh lg:grid-cols-[7fr_5fr]">
      <main className="flex flex-col px-6 py-6 md:px-12">
        <TopRow lang={lang} query={mode === 'signUp' ? '?mode=sign-up' : ''} />
        <div className="mx-auto flex w-full max-w-104 flex-1 flex-col justify-center py-10">
          <h1 className="display-voice text-[2.25rem] leading-none">{words.title}</h1>
          <p className="mt-3 text-fg-muted">{words.lead}</p>
          {notice === null ? null : (
            <p
              role={isError ? 'alert' : 'status'}
              className={`mt-6 flex items-baseline gap-3 rounded-field border-2 px-4 py-3 font-medium ${isError ? 'border-danger text-danger' : 'border-line'}`}
            >
              <Icon name={isError ? 'warning' : 'check'} className="translate-y-0.5" />
              {notice}
            </p>
          )}
          <div className="mt-8">{children}</div>
          <p className="mt-8 flex flex-wrap items-baseline gap-x-2 border-t border-line pt-4 text-small text-fg-muted">
            {question}
            <Link to={otherModeUrl} className="text-link text-fg">
              {link}
            </Link>
          </p>
        </div>
      </main>
      <Panel copy={copy} />
    </div>
  )
}

function TopRow({ lang, query }: { lang: Lang; query: string }) {
  const other = otherLang(lang)
  return (
    <div className="flex items-center justify-between">
      <a
        href={pageUrl(lang, '')}
        className="display-voice flex items-baseline gap-0.5 py-2 text-[1.75rem] leading-none"
      >
        {company.name[lang]}
        <span className="dot size-1.5" />
      </a>
      <a
        href={adminUrl(other) + query}
        lang={other}
        hrefLang={other}
        className="grid min-h-11 min-w-11 place-items-center rounded-full text-small hover:bg-selected"
      >
        <span aria-hidden="true">{languages[other].short}</span>
        <span className="sr-only">{languages[other].name}</span>
      </a>
    </div>
  )
}

/** Decorative panel beside the form on wide screens. */
function Panel({ copy }: { copy: AdminCopy['login'] }) {
  const { strong, light } = copy.panel
  return (
    <div className="sticky top-0 hidden h-dvh flex-col justify-end overflow-hidden rounded-ss-panel bg-fig-800 p-14 text-white lg:flex">
      <p className="font-display text-d2 [font-stretch:66%]">
        <span className="block font-black">{strong}</span>
        <span className="block font-light">
          {light}
          <span className="dot ms-[0.06em]" />
        </span>
      </p>
    </div>
  )
}
