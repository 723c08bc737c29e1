import { useStudio } from '#parts/studio-context.ts'
import { telUrl } from '#domain/phone/dial.ts'
import type { Lang } from '#i18n/languages.ts'
import { formatPhone } from '#i18n/phone-number.ts'

type Props = {
  id: string
  lang: Lang
  copy: { contact: string; write: string; call: string; post: string }
}

/** The responsible person and how to reach them. */
export function LegalContact({ id, lang, copy }: Props) {
  const studio = useStudio()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="row grid gap-4 py-8">
      <h3 id={`${id}-title`} className="headline-h3">
        {copy.contact}
      </h3>
      <p>
        {studio.legal.name[lang]}, {studio.founder.name[lang]}
      </p>
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        <li>
          {copy.write}:{' '}
          <a href={`mailto:${studio.email}`} className="text-link">
            <bdi dir="ltr">{studio.email}</bdi>
          </a>
        </li>
        <li>
          {copy.call}:{' '}
          <a href={telUrl(studio.phone)} className="text-link">
            <bdi dir="ltr">{formatPhone(studio.phone)}</bdi>
          </a>
        </li>
        <li>
          {copy.post}: {studio.legal.address[lang]}
        </li>
      </ul>
    </section>
  )
}
