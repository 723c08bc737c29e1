import type { ReactNode } from 'react'
import type { PagePath } from '#catalog/pages.ts'
import type { TemplateId } from '#catalog/templates.ts'
import type { Consent } from '#copy/he/consent.ts'
import type { TemplateFrameCopy } from '#copy/he/template-frame.ts'
import type { Lang } from '#i18n/languages.ts'
import { TemplateBand } from './template-band.tsx'
import { TemplateBar } from './template-bar.tsx'
import { TemplateConsent } from './template-consent.tsx'
import { TemplatePreview } from './template-preview.tsx'

/** The texts and links of a template's frame, built by `loadTemplateFrame`. */
export type TemplateFrameData = {
  lang: Lang
  id: TemplateId
  /** Path of the page itself, because a template may have more than one page. */
  path: PagePath
  business: string
  price: string
  copy: TemplateFrameCopy
  /** null: the studio has no tag, and nothing is asked. */
  consent: { analyticsId: string; copy: Consent } | null
  next: { id: TemplateId; business: string }
}

type Props = { frame: TemplateFrameData; children: ReactNode }

/**
 * Everything that the studio adds to the page of a template: a bar above it and a band below it.
 */
export function TemplateFrame({ frame, children }: Props) {
  return (
    <>
      <a href="#main" className="frame-skip">
        {frame.copy.skip}
      </a>
      {frame.consent === null ? null : <TemplateConsent lang={frame.lang} {...frame.consent} />}
      <TemplateBar frame={frame} />
      <div className="template">{children}</div>
      <TemplateBand frame={frame} />
      <TemplatePreview copy={frame.copy} business={frame.business} />
    </>
  )
}
