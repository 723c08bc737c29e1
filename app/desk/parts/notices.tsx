import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { Icon } from './icon.tsx'

export type Notice = {
  title: string
  to: AdminPath
  /** False: a reminder. */
  isFault: boolean
}

type Props = {
  lang: DeskLang
  copy: AdminCopy['frame']['notices']
  /** The most important one first. */
  notices: readonly Notice[]
}

/**
 * What is said on every page of the admin area, because nothing else reveals it in time: backups or
 * the removal of expired data fail, sample details hold back what goes to clients. One line on a phone,
 * which the others open from (docs/decisions/0145).
 */
export function Notices({ lang, copy, notices }: Props) {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState('')
  const id = useId()
  const isOpen = openAt === pathname
  const more = notices.length - 1
  if (more < 0) return null
  return (
    <section aria-label={copy.label} className="border-b border-line md:border-0 md:pt-3">
      <ul
        id={id}
        className="mx-auto max-w-420 px-4 md:flex md:flex-wrap md:items-center md:gap-x-10 md:px-6"
      >
        {notices.map((notice, index) => (
          <li
            key={notice.to + notice.title}
            className={index > 0 && !isOpen ? onlyAside : 'flex items-center gap-4'}
          >
            <NoticeLink lang={lang} notice={notice} isCut={more > 0 && !isOpen} />
            {index === 0 && more > 0 ? (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpenAt(isOpen ? '' : pathname)}
                className="ms-auto flex min-h-11 flex-none items-center gap-1.5 self-start text-small md:hidden [@media(scripting:none)]:hidden"
              >
                {fillPlural(copy.more, more, lang)}
                <Icon name="down" size="size-3" className={isOpen ? '-scale-y-100' : ''} />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Closed on a phone. Without scripts nothing could open it. */
const onlyAside = '[@media(scripting:enabled)]:max-md:hidden'

type LinkProps = { lang: DeskLang; notice: Notice; isCut: boolean }

function NoticeLink({ lang, notice: { title, to, isFault }, isCut }: LinkProps) {
  return (
    <Link
      to={adminUrl(lang, to)}
      className={`flex min-h-11 min-w-0 items-center gap-2 py-1.5 font-semibold underline underline-offset-4 ${isFault ? 'text-danger' : ''}`}
    >
      {isFault ? <Icon name="warning" /> : null}
      <span className={isCut ? 'max-md:truncate' : ''}>{title}</span>
    </Link>
  )
}
