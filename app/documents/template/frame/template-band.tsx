import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import type { TemplateFrameData } from './template-frame.tsx'
import { templateRequestUrl } from './template-request-url.ts'

/** Below the page's own footer: where to go from here. */
export function TemplateBand({ frame }: { frame: TemplateFrameData }) {
  const { lang, id, copy, next } = frame
  const links = [
    { href: templateRequestUrl(lang, id), name: copy.want },
    { href: pageUrl(lang, `templates/${next.id}`), name: fill(copy.next, next) },
    { href: pageUrl(lang, 'services/landing-page'), name: copy.service },
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
      </ul>
    </aside>
  )
}
