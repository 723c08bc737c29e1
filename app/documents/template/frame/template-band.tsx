import { isServiceOffered } from '#catalog/offered.ts'
import { useStudio } from '#parts/studio-context.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { TemplateFrameData } from './template-frame.tsx'
import { templateRequestUrl } from './template-request-url.ts'

/** Below the page's own footer: where to go from here. */
export function TemplateBand({ frame }: { frame: TemplateFrameData }) {
  const { lang, id, copy, consent, next } = frame
  const links = [
    { href: templateRequestUrl(lang, id), name: copy.want },
    { href: pageUrl(lang, `templates/${next.id}`), name: fill(copy.next, next) },
    ...(isServiceOffered('landing-page', useStudio().sales)
      ? [{ href: pageUrl(lang, 'services/landing-page'), name: copy.service }]
      : []),
    { href: `${pageUrl(lang, 'portfolio')}?project=${id}`, name: copy.details },
  ]
  return (
    <aside className="frame-band" aria-label={copy.bandLabel}>
      <p>{copy.fictional}</p>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        {consent === null ? null : (
          <li>
            <button
              type="button"
              hidden
              className="frame-open-consent"
              {...dataAttributes({ 'consent-open': true })}
            >
              {consent.copy.open}
            </button>
          </li>
        )}
      </ul>
    </aside>
  )
}
