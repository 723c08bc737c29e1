import { company } from '#catalog/company.ts'
import { serviceIds } from '#catalog/services.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { FrameCopy } from '../frame-copy.ts'
import { FooterContact } from './footer-contact.tsx'
import { FooterLinks } from './footer-links.tsx'

type Props = { lang: Lang; copy: FrameCopy; year: number }

export function SiteFooter({ lang, copy: { footer, services }, year }: Props) {
  const page = (path: string, name: string) => ({ href: pageUrl(lang, path), name })
  const quick = [
    page('about', footer.about),
    page('portfolio', footer.portfolio),
    page('blog', footer.blog),
    page('contact', footer.contactPage),
  ]
  const legal = [
    page('privacy-policy', footer.privacy),
    page('terms-of-service', footer.terms),
    page('accessibility', footer.accessibility),
  ]
  const studio = company.name[lang]
  return (
    <footer aria-label={footer.label} className="site-footer scheme-dark rounded-ss-panel">
      <div className="wrap footer-columns py-20 lg:py-28">
        <div className="footer-name">
          <a href={pageUrl(lang, '')} className="footer-brand">
            {studio}
            <span aria-hidden="true" className="dot brand-dot" />
          </a>
          <p className="mt-6 max-w-[18em] text-lede text-balance text-fg-muted">{footer.line}</p>
        </div>
        <FooterLinks title={footer.quickLinks} links={quick} />
        <FooterContact copy={footer} />
        <FooterLinks
          title={footer.services}
          links={serviceIds.map((id) => page(`services/${id}`, services.items[id].name))}
          className="footer-services"
        />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-6 text-small">
          <p className="text-fg-muted">{fill(footer.copyright, { year, studio })}</p>
          <FooterLinks title={footer.legal} links={legal} inline />
        </div>
      </div>
    </footer>
  )
}
