import { company } from '#catalog/company.ts'
import { serviceIds } from '#catalog/services.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { fill } from '#i18n/fill.ts'
import type { FrameCopy } from '../frame-copy.ts'

type Props = { lang: Lang; copy: FrameCopy }

export function SiteFooter({ lang, copy: { footer, services } }: Props) {
  return (
    <footer aria-label={footer.label}>
      <ul>
        {serviceIds.map((id) => (
          <li key={id}>
            <a href={pageUrl(lang, `services/${id}`)}>{services.items[id].name}</a>
          </li>
        ))}
        <li>
          <a href={pageUrl(lang, 'privacy-policy')}>{footer.privacy}</a>
        </li>
        <li>
          <a href={pageUrl(lang, 'terms-of-service')}>{footer.terms}</a>
        </li>
        <li>
          <a href={pageUrl(lang, 'accessibility')}>{footer.accessibility}</a>
        </li>
      </ul>
      <p>{fill(footer.copyright, { year: new Date().getFullYear(), studio: company.name[lang] })}</p>
    </footer>
  )
}
