import { Link } from 'react-router'
import type { AdminCodes } from '#desk/words/he/codes.ts'
import { adminUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

const sections = ['cards', 'codes'] as const

type Props = { lang: DeskLang; copy: AdminCodes['sections']; current: (typeof sections)[number] }

/** The two sections of the cards tab: business cards and QR codes. */
export function CardSections({ lang, copy, current }: Props) {
  return (
    <nav aria-label={copy.label} className="mb-6 flex gap-2">
      {sections.map((section) => (
        <Link
          key={section}
          to={adminUrl(lang, `dashboard/${section}`)}
          aria-current={section === current ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-full px-4 text-small hover:bg-selected aria-[current]:bg-selected aria-[current]:font-semibold"
        >
          {copy[section]}
        </Link>
      ))}
    </nav>
  )
}
