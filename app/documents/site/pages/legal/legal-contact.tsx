import { company } from '#catalog/company.ts'
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
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="row grid gap-4 py-8">
      <h3 id={`${id}-title`} className="headline-h3">
        {copy.contact}
      </h3>
      <p>
        {company.legal.name[lang]}, {company.founder.name[lang]}
      </p>
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        <li>
          {copy.write}:{' '}
          <a href={`mailto:${company.email}`} className="text-link">
            <bdi dir="ltr">{company.email}</bdi>
          </a>
        </li>
        <li>
          {copy.call}:{' '}
          <a href={telUrl(company.phone)} className="text-link">
            <bdi dir="ltr">{formatPhone(company.phone)}</bdi>
          </a>
        </li>
        <li>
          {copy.post}: {company.legal.address[lang]}
        </li>
      </ul>
    </section>
  )
}
