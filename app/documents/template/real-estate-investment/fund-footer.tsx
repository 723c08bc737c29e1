import { phone } from '#content/templates/real-estate-investment/figures.ts'
import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { Mark } from './mark.tsx'

type Props = { business: string; words: RealEstatePage['footer'] }

export function FundFooter({ business, words }: Props) {
  return (
    <footer className="fund-footer">
      <p className="fund-footer-name">
        <Mark />
        {business}
      </p>
      <p className="fund-footer-law">{words.law}</p>
      <p>{words.fictional}</p>
      <p>
        <bdi>{phone}</bdi>
      </p>
      <p>
        <a href="#top">{words.top}</a>
      </p>
    </footer>
  )
}
