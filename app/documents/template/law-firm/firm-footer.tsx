import { phone } from '#content/templates/law-firm/figures.ts'
import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'

type Props = { business: string; trade: string; words: LawFirmPage['footer'] }

export function FirmFooter({ business, trade, words }: Props) {
  return (
    <footer className="firm-footer">
      <p className="firm-name">{business}</p>
      <p>
        {trade}, <bdi>{phone}</bdi>
      </p>
      <p>{words.advertising}</p>
      <p>{words.fictional}</p>
      <p>
        <a href="#top">{words.top}</a>
      </p>
    </footer>
  )
}
