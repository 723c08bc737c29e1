import { phone } from '#content/templates/crystal-workshop/figures.ts'
import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'

type Props = {
  business: string
  address: readonly string[]
  words: CrystalWorkshopPage['footer']
}

export function CrystalFooter({ business, address, words }: Props) {
  return (
    <footer className="crystal-footer">
      <p className="footer-name">{business}</p>
      <div>
        <p>{address.join(', ')}</p>
        <p>
          <bdi>{phone}</bdi>
        </p>
        <p>{words.hours}</p>
      </div>
      <p className="fine">{words.fictional}</p>
      <p>
        <a href="#top">{words.top}</a>
      </p>
    </footer>
  )
}
