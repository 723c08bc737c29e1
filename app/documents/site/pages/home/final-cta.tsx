import type { ReactNode } from 'react'
import type { Forms } from '#copy/he/forms.ts'
import type { Home } from '#content/pages/home/he.ts'
import { ContactMethods } from '#documents/site/parts/contact-methods.tsx'
import { Headline } from '#documents/site/parts/opening/headline.tsx'

type Props = { copy: Home['finalCta']; ways: Forms['contact']; children: ReactNode }

export function FinalCta({ copy, ways, children }: Props) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="wrap pt-6 pb-6 lg:py-section">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <header className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <Headline as="h2" size="d1" title={copy.title} id="contact-title" />
          <p className="mt-3 max-w-[26em] lg:mt-4 text-lede text-balance text-fg-muted">
            {copy.text}
          </p>
          <div className="mt-4 lg:mt-8">
            <ContactMethods copy={ways} isShortOnPhones />
          </div>
        </header>
        <div className="@container lg:col-span-7 lg:col-start-6">{children}</div>
      </div>
    </section>
  )
}
