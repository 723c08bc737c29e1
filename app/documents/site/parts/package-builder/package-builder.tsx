import { useDeferredValue, useMemo, useState } from 'react'
import { basketKind, priceBasket } from '#domain/pricing/basket.ts'
import { basketQuery } from '#domain/pricing/basket-url.ts'
import { pageUrl } from '#i18n/links.ts'
import { Button } from '#ui/button.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'
import { SectionHead } from '../opening/section-head.tsx'
import { Announcement } from './announcement.tsx'
import type { BuilderProps } from './builder-props.ts'
import { Claims } from './claims.tsx'
import { DiscountSteps } from './discount-steps.tsx'
import { ReadyPackages } from './ready-packages.tsx'
import { QuoteForm } from './quote-form.tsx'
import { ReceiptFoot } from './receipt-foot.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { totalAnnouncement } from './total-announcement.ts'
import { ServiceList } from './service-list.tsx'
import { TotalBar } from './total-bar.tsx'
import { useBasket } from './use-basket.ts'

/**
 * The choices, the receipt and the quote form. Without scripts the choices are a form that the
 * server processes.
 */
export function PackageBuilder(props: BuilderProps) {
  const { lang, copy, prices, rate, services, parts, packages, claims, groups, list } = props
  const [words] = useState(() => ({ lang, copy, prices, rate, services, parts, packages }))
  const { basket, change, form } = useBasket(props.basket, list)
  const priced = priceBasket(basket, list)
  // A phone can only render the changed service and the total within one frame; the receipt follows
  // in a later one.
  const deferred = useDeferredValue(basket)
  const deferredPrice = useMemo(() => priceBasket(deferred, list), [deferred, list])
  const kind = basketKind(basket, list)
  return (
    <div className="builder">
      <ReadyPackages list={list} basket={deferred} change={change} words={words} />
      <div className="wrap builder-grid" {...dataAttributes({ 'below-fold': true })}>
        <form
          ref={form}
          method="get"
          action={`${pageUrl(lang, 'package-builder')}#receipt-title`}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          className="builder-choose"
        >
          <SectionHead id="services-title" {...copy.choose} className="mb-12" />
          <DiscountSteps list={list} priced={deferredPrice} lang={lang} copy={copy.steps} />
          <ServiceList groups={groups} list={list} basket={basket} change={change} words={words} />
          <Claims
            list={list}
            claims={claims}
            chosen={basket.claims}
            copy={copy.choose}
            change={change}
          />
          <Button type="submit" className="builder-update">
            {copy.choose.update}
          </Button>
          <TotalBar priced={priced} kind={kind} {...words} />
        </form>
        <section aria-labelledby="receipt-title" className="receipt">
          <ReceiptPaper {...props} priced={deferredPrice} current={deferred} change={change} />
          <ReceiptFoot {...props} priced={priced} kind={kind} change={change} />
        </section>
        <input type="hidden" form="quote-form" name="basket" value={basketQuery(basket)} />
        <QuoteForm
          lang={lang}
          copy={copy}
          services={services}
          quote={props.quote}
          first={props.basket}
          current={deferred}
          kind={basketKind(deferred, list)}
        />
      </div>
      <Announcement text={totalAnnouncement(priced, kind, words)} />
    </div>
  )
}
