import { Link } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { Icon } from './icon.tsx'

type Props = { lang: DeskLang; title: string; isFault: boolean }

/**
 * On every page of the admin area until an admin has looked: nothing else reveals that the site
 * takes all visitors for one.
 */
export function AddressAlert({ lang, title, isFault }: Props) {
  return (
    <p className="mx-auto max-w-420 px-4 pt-3 md:px-6">
      <Link
        to={adminUrl(lang, 'dashboard/settings/addresses')}
        className={`inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 ${isFault ? 'text-danger' : ''}`}
      >
        {isFault ? <Icon name="warning" className="shrink-0" /> : null}
        <span>{title}</span>
      </Link>
    </p>
  )
}
