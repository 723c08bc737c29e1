import { phones } from '#content/templates/dental-clinic/figures.ts'
import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import { Smile } from './smile.tsx'

type Props = { business: string; words: DentalClinicPage['footer'] }

export function ClinicFooter({ business, words }: Props) {
  return (
    <footer className="clinic-footer">
      <div className="footer-text">
        <p className="footer-name">{business}</p>
        <p>
          <bdi>{phones.desk}</bdi>
        </p>
        <p>{words.general}</p>
        <p>{words.fictional}</p>
        <p>
          <a href="#top">{words.top}</a>
        </p>
      </div>
      <Smile className="footer-smile" />
    </footer>
  )
}
