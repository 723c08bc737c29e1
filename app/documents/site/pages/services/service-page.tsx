import { data, type RouterContextProvider } from 'react-router'
import { isServiceOffered } from '#catalog/offered.ts'
import { studio } from '#catalog/studio.server.ts'
import { servicePageIds, serviceOf, type ServicePageId } from '#catalog/services.ts'
import { cardCopyFor, copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { Island } from '#documents/islands/island.tsx'
import { formNotice } from '#server/privacy/privacy-notice.ts'
import { priceOrderedOffer } from '#server/leads/price-ordered-offer.ts'
import { parseConsultingOrder } from '#server/leads/parse-consulting-order.ts'
import { readFormValues } from '#server/leads/read-form-values.ts'
import { receiveLead } from '#server/leads/receive-lead.ts'
import { pageContext } from '#server/page-context.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { leadFormProps } from '#documents/site/parts/lead-form/lead-form-props.ts'
import { LeadForm } from '#documents/site/parts/lead-form/lead-form.tsx'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import { notOffered } from '#documents/site/parts/error-screen.tsx'
import { offersOf, startingPrice } from '#documents/site/parts/card-price.ts'
import { RelatedLinks } from '#documents/site/parts/related-links.tsx'
import { serviceTerms } from '#documents/site/parts/service-terms.ts'
import { findOffers } from './offers.ts'
import { OpeningPrice } from './opening-price.tsx'
import { groupPrices } from './group-prices.ts'
import { OrderForm } from './order-form.tsx'
import { orderOptions } from './order-options.ts'
import { emptyOrder, refusedOrder, type OrderState, type SentOrder } from './order-state.ts'
import { Deliverables } from './sections/deliverables.tsx'
import { Prices } from './sections/prices.tsx'
import { Process } from './sections/process.tsx'
import { Proof } from './sections/proof.tsx'
import { Questions } from './sections/questions.tsx'
import type { ServiceData } from './service-data.ts'
import { fillPrices, landingPrices } from './prices-in-words.ts'
import { describeQuestions, describeService } from './service-json-ld.ts'
import serviceStyles from './services.css?url'
import { joinGraphs } from '#documents/head/join-graphs.ts'
import type { Route } from './+types/service-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(servicePageIds, params.service)
  const { openings, links, nav } = copyFor(lang)
  if (!isServiceOffered(slug, studio().sales)) throw data(notOffered, { status: 404 })
  const service = serviceFor(lang, slug, context)
  return {
    service,
    opening: openings[`services/${slug}`],
    links,
    related: nav.related,
    form: formFor(service),
    ways: copyFor(lang).forms.contact,
    structured: describeService(service, {
      name: copyFor(lang).services.items[slug].name,
      siteUrl: context.get(pageContext).siteUrl,
    }),
  }
}

/** Handles a consulting order, with or without JavaScript. No other service can be ordered. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(servicePageIds, params.service)
  if (slug !== 'strategic-consulting') throw new Response(null, { status: 405 })
  const values = await readFormValues(request)
  const { offers, words } = serviceFor(lang, slug, context)
  const titles = new Map(orderOptions(offers, words).map(({ value, label }) => [value, label]))
  const titleOf = (offer = '') => titles.get(offer) ?? ''
  const server = context.get(serverContext)
  const outcome = await receiveLead(server, {
    parse: () =>
      parseConsultingOrder(values, (offer) =>
        fill(copyFor(lang).forms.order.message, { offer: titleOf(offer) }),
      ),
    idempotencyKey: undefined,
    offer: priceOrderedOffer(values['offer'], titleOf(values['offer']), findPrices(server)),
    visitor: context.get(visitorContext),
  })
  if (outcome.kind === 'refused')
    return data<OrderState>(
      {
        ...refusedOrder(values, outcome.errors),
        isAbroad: outcome.reason === 'outside_israel',
      },
      { status: outcome.status },
    )
  return data<OrderState>({
    kind: 'sent',
    offer: titleOf(values['offer']),
    email: sentEmail(outcome.emailNotified, server.directMailer.canSend),
  })
}

function sentEmail(isNotified: boolean | null, hasServer: boolean): SentOrder['email'] {
  if (!hasServer) return 'none'
  return isNotified === true ? 'sent' : 'delayed'
}

function serviceFor(
  lang: Lang,
  slug: ServicePageId,
  context: Readonly<RouterContextProvider>,
): ServiceData {
  const { catalogue, servicePages, servicePage, prices: words, projects, templates } = copyFor(lang)
  const { choices, rate, vat, list } = findPrices(context.get(serverContext))
  const priceContext = { lang, rate, words }
  const filled = { choices, list, context: priceContext }
  const page = fillPrices(servicePages[slug], filled)
  const shared = fillPrices(servicePage, filled)
  return {
    lang,
    slug,
    words: page,
    shared,
    termTexts: serviceTerms(slug, { words: page, shared, catalogue }),
    offers: findOffers(offersOf(slug, studio().sales), {
      choices,
      usdToIls: rate,
      vat,
      catalogue,
      words: page,
    }),
    priceContext,
    startingPrice: startingPrice(slug, { choices, rate, vat }),
    packages: list.rules.packages.map(({ id }) => id),
    groupPrices: groupPrices(slug, { choices, rate, vat }, list),
    templatePrices: landingPrices(),
    projects,
    templates,
    cards: { he: cardCopyFor('he'), en: cardCopyFor('en'), ru: cardCopyFor('ru') },
  }
}

/** The lead form with the service chosen; for consulting the order form. */
function formFor({ lang, slug, offers, words, priceContext: { rate } }: ServiceData) {
  const path = `services/${slug}` as const
  const copy = copyFor(lang)
  const titles = { he: copyFor('he').meta[path].title, en: copyFor('en').meta[path].title }
  const lead = leadFormProps({
    lang,
    path,
    rate,
    copy,
    titles,
    notice: formNotice(lang).version,
    state: { values: { service_type: serviceOf(slug) }, errors: {}, failed: false },
  })
  if (slug !== 'strategic-consulting')
    return { kind: 'lead' as const, props: lead, notLoaded: copy.forms.notLoaded }
  return {
    kind: 'order' as const,
    props: {
      lang,
      forms: copy.forms,
      page: lead.page,
      notice: lead.notice,
      offers: orderOptions(offers, words),
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  joinGraphs(
    matches.flatMap((match) =>
      match?.id === 'documents/site/pages/services/service-page' ? [] : (match?.meta ?? []),
    ),
    loaderData ? [loaderData.structured, ...describeQuestions(loaderData.service)] : [],
  )

export default function ServicePage({
  loaderData: { service, opening, links, related, form, ways },
  actionData,
}: Route.ComponentProps) {
  const { lang, slug, words, shared } = service
  return (
    <>
      <PageOpening lang={lang} path={`services/${slug}`} opening={opening}>
        <OpeningPrice
          price={service.startingPrice}
          time={words.time}
          priceContext={service.priceContext}
        />
        <a href="#order" className="pill">
          {words.order.button}
        </a>
        <a href="#prices" className="text-link">
          {shared.prices}
        </a>
      </PageOpening>
      <BodyStylesheet href={serviceStyles} />
      <Proof {...service} />
      <Deliverables {...service} />
      <Prices {...service} />
      <Process {...service} />
      <Questions {...service} ways={ways}>
        {form.kind === 'order' ? (
          <OrderForm {...form.props} state={actionData ?? emptyOrder} />
        ) : (
          <Island
            name="lead-form"
            component={LeadForm}
            props={form.props}
            notLoaded={form.notLoaded}
          />
        )}
      </Questions>
      <RelatedLinks isClose lang={lang} path={`services/${slug}`} title={related} links={links} />
    </>
  )
}
