import { pageUrl } from '#i18n/links.ts'
import { TitledSection } from '#documents/site/parts/titled-section.tsx'
import type { CalculatorData } from './estimate-calculator-page.tsx'

/** What lowers the number of screens, with the article that explains the method. */
export function Cheaper({ lang, body: { cheaper } }: CalculatorData) {
  return (
    <TitledSection
      id="cheaper-title"
      heading={
        <h2 id="cheaper-title" className="headline-h2">
          {cheaper.title}
        </h2>
      }
    >
      <ul className="rows">
        {cheaper.items.map((item) => (
          <li key={item} className="row py-4 text-pretty">
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a href={pageUrl(lang, 'blog/kama-ole-itzuv-aplikatzia-2025')} className="text-link">
          {cheaper.article}
        </a>
      </p>
    </TitledSection>
  )
}
