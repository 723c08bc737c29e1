import { useStudio } from '#parts/studio-context.ts'
import { BrandName } from '#parts/studio-logo.tsx'
import { offeredServices } from '#catalog/offered.ts'
import type { Menu } from '#content/page-record.ts'
import { pagesIn } from '#content/pages.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { FrameCopy } from '../frame-copy.ts'
import { FooterContact } from './footer-contact.tsx'
import { FooterLinks } from './footer-links.tsx'

type Props = { lang: Lang; copy: FrameCopy; year: number; hasTag: boolean }

/** Links, services, contact details and legal pages, below every page (requirements 3.11). */
export function SiteFooter({ lang, copy, year, hasTag }: Props) {
  const { footer, services, menuNames, consent } = copy
  const linksIn = (menu: Menu) =>
    pagesIn(menu).map(({ path }) => ({ href: pageUrl(lang, path), name: menuNames[path] }))
  const { name, sales } = useStudio()
  const studio = name[lang]
  // A distance seller must show consumers where they can cancel (requirements 5.8).
  const cancellation = {
    href: pageUrl(lang, 'terms-of-service#cancellation'),
    name: footer.cancellation,
  }
  const legalLinks = [...linksIn('legal'), cancellation]
  return (
    <footer aria-label={footer.label} className="site-footer scheme-dark rounded-ss-panel">
      <div className="wrap footer-columns pt-16 pb-12 lg:pt-24 lg:pb-16">
        <div className="footer-name">
          <a href={pageUrl(lang, '')} className="footer-brand">
            <BrandName lang={lang} room="foot">
              {studio}
              <span aria-hidden="true" className="dot brand-dot" />
            </BrandName>
          </a>
          <p className="mt-4 max-w-[18em] text-lede text-balance text-fg-muted">{footer.line}</p>
        </div>
        <FooterLinks title={footer.quickLinks} links={linksIn('footer')} />
        <FooterContact copy={footer} />
        <FooterLinks
          title={footer.services}
          links={offeredServices(sales).map((id) => ({
            href: pageUrl(lang, `services/${id}`),
            name: services.items[id].name,
          }))}
          className="footer-services"
        />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-6 text-small">
          <p className="text-fg-muted">{fill(footer.copyright, { year, studio })}</p>
          <div className="flex flex-wrap gap-x-6">
            <FooterLinks title={footer.legal} links={legalLinks} inline />
            {hasTag ? (
              <button
                type="button"
                hidden
                className="footer-link cursor-pointer"
                {...dataAttributes({ 'consent-open': true })}
              >
                {consent.open}
              </button>
            ) : null}
          </div>
        </div>
      </div>
    </footer>
  )
}
