import { phone } from '#content/templates/aesthetic-clinic/figures.ts'
import type { AestheticClinicPage } from '#content/templates/aesthetic-clinic/page-he.ts'
import type { Lang } from '#i18n/languages.ts'
import { clinicUrl } from '../clinic-url.ts'

type Props = {
  lang: Lang
  words: AestheticClinicPage['home']['call']
  shell: AestheticClinicPage['shell']
}

export function Call({ lang, words, shell }: Props) {
  return (
    <section className="call" aria-labelledby="call-title">
      <h2 id="call-title">{words.title}</h2>
      <p className="call-number">
        <bdi>{phone}</bdi>
      </p>
      <p>{words.text}</p>
      <p>
        <a href={clinicUrl(lang, 'contact')} className="line-link">
          {shell.book}
        </a>
      </p>
    </section>
  )
}
