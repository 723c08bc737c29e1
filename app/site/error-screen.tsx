import type { Errors } from '#copy/he/errors.ts'
import type { Opening } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { PageOpening } from './opening/page-opening.tsx'

type Props = { lang: Lang; opening: Opening; copy: Errors }

export function ErrorScreen({ lang, opening, copy }: Props) {
  return (
    <PageOpening lang={lang} path={null} opening={opening} pose="fallen">
      <a href={pageUrl(lang, '')} className="pill">
        {copy.home}
      </a>
      <a href={pageUrl(lang, 'contact')} className="text-link">
        {copy.contact}
      </a>
    </PageOpening>
  )
}
