import type { ClinicTreatments } from '#content/clinic-pages/treatments/page-he.ts'
import { treatments } from '#content/templates/aesthetic-clinic/figures.ts'
import type { Lang } from '#i18n/languages.ts'
import { ClinicPicture } from '../clinic-picture.tsx'
import { clinicUrl } from '../clinic-url.ts'
import { TreatmentArticle } from './treatment-article.tsx'

type Props = { lang: Lang; words: ClinicTreatments }

/** The injections, a picture, the treatments without a needle, and a link for everything else. */
export function TreatmentArticles({ lang, words }: Props) {
  const part = (from: number, to: number) =>
    treatments
      .slice(from, to)
      .map((treatment) => (
        <TreatmentArticle key={treatment.id} lang={lang} words={words} treatment={treatment} />
      ))
  return (
    <>
      <div className="treatment-group">{part(0, 3)}</div>
      <ClinicPicture name="dew" alt={words.alt} sizes="100vw" className="treatment-dew" />
      <div className="treatment-group treatment-group-blush">{part(3, 6)}</div>
      <div className="treatment-group treatment-group-wine">
        {part(6, 7)}
        <p className="treatment-book">
          <a href={clinicUrl(lang, 'contact')} className="line-link">
            {words.book}
          </a>
        </p>
      </div>
    </>
  )
}
