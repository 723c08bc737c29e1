import type { AestheticClinicPage } from '#content/templates/aesthetic-clinic/page-he.ts'
import type { Lang } from '#i18n/languages.ts'
import { ClinicPicture } from '../clinic-picture.tsx'
import { clinicUrl } from '../clinic-url.ts'

type Props = { lang: Lang; words: AestheticClinicPage['home']['doctor']; name: string }

export function Doctor({ lang, words, name }: Props) {
  return (
    <section className="saying" aria-label={name}>
      <figure>
        <blockquote>
          {words.quote.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
        <figcaption>
          {name}, {words.role}
        </figcaption>
      </figure>
      <a href={clinicUrl(lang, 'about')} className="line-link">
        {words.more}
      </a>
      <ClinicPicture name="towels" alt={words.alt} sizes="100vw" />
    </section>
  )
}
