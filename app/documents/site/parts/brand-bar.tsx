import type { ReactNode } from 'react'
import { useStudio } from '#parts/studio-context.ts'
import { BrandName } from '#parts/studio-logo.tsx'
import type { Lang } from '#i18n/languages.ts'

/** The bar of a screen without navigation: the name of the studio, and a link at the end. */
export function BrandBar({ lang, children }: { lang: Lang; children?: ReactNode }) {
  const studio = useStudio()
  return (
    <div className="wrap absolute inset-x-0 top-0 z-1 flex h-(--spacing-nav) items-center justify-between">
      <span className="brand">
        <BrandName lang={lang} room="bar">
          {studio.name[lang]}
          <span aria-hidden="true" className="dot brand-dot" />
        </BrandName>
      </span>
      {children}
    </div>
  )
}
