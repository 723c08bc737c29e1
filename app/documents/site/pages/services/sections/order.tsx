import type { ReactNode } from 'react'
import type { Forms } from '#copy/he/forms.ts'
import { ContactMethods } from '#documents/site/parts/contact-methods.tsx'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import type { ServiceData } from '../service-data.ts'

/** The form that every order button of the page links to, with the service chosen already. */
export function Order({
  words: { order },
  shared,
  ways,
  children,
}: ServiceData & { ways: Forms['contact']; children: ReactNode }) {
  return (
    <section id="order" aria-labelledby="order-title" className="bg-surface">
      <div className="wrap grid gap-x-6 gap-y-12 service-section lg:grid-cols-12">
        <header className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
          <p className="badge">{shared.badges.order}</p>
          <Headline as="h2" title={order.title} id="order-title" className="order-title mt-4" />
          <p className="mt-6 max-w-[22em] text-lede text-balance text-fg-muted">{order.text}</p>
          <div className="mt-8">
            <ContactMethods copy={ways} />
          </div>
        </header>
        <div className="@container lg:col-span-7 lg:col-start-6">{children}</div>
      </div>
    </section>
  )
}
