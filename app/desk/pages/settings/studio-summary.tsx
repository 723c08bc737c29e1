import { Link } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl } from '#i18n/links.ts'

type Props = { lang: DeskLang; name: string; samples: string | null; open: string }

/** The name of the studio, and what of its details is still a sample. */
export function StudioSummary({ lang, name, samples, open }: Props) {
  return (
    <>
      <p>
        <bdi>{name}</bdi>
      </p>
      {samples === null ? null : (
        <p className="mt-1 text-small font-medium text-danger">{samples}</p>
      )}
      <Link
        to={adminUrl(lang, 'dashboard/settings/studio')}
        className="pill pill-small pill-line mt-4"
      >
        {open}
      </Link>
    </>
  )
}
