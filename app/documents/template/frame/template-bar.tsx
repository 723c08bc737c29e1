import { languages, otherLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { PreviewWidths } from './preview-widths.tsx'
import type { TemplateFrameData } from './template-frame.tsx'
import { templateRequestUrl } from './template-request-url.ts'

/** Names the invented business of the page, its price and the way to order one like it. */
export function TemplateBar({ frame }: { frame: TemplateFrameData }) {
  const { lang, id, path, business, price, copy } = frame
  const other = otherLang(lang)
  return (
    <aside className="frame-bar" aria-label={copy.barLabel}>
      <a href={pageUrl(lang, 'portfolio')} className="frame-back" aria-label={copy.back}>
        <BackArrow />
        <span className="frame-wide">{copy.studio}</span>
      </a>
      <p className="frame-notice">
        <strong>{business}</strong> <span className="frame-wide">{copy.notice}</span>
        <span className="frame-narrow">
          {copy.shortNotice} · <bdi>{price}</bdi>
        </span>
      </p>
      <PreviewWidths copy={copy} />
      <a
        href={pageUrl(other, path)}
        hrefLang={other}
        lang={other}
        className="frame-language"
        {...dataAttributes({ language: other })}
      >
        {languages[other].name}
      </a>
      <p className="frame-wide frame-price">
        <bdi>{price}</bdi>
      </p>
      <a href={templateRequestUrl(lang, id)} className="frame-want">
        {copy.want}
      </a>
    </aside>
  )
}

/** Points back, against the reading direction: right in Hebrew, left in English. */
function BackArrow() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="frame-icon frame-icon-directed">
      <path d="M14 8H3M6.5 3.5 2 8l4.5 4.5" />
    </svg>
  )
}
