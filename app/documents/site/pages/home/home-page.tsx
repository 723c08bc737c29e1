import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { Island } from '#documents/islands/island.tsx'
import { formNotice } from '#server/privacy/privacy-notice.ts'
import { serverContext } from '#server/server-context.ts'
import { findTestimonials } from '#server/settings/find-testimonials.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { leadFormProps } from '#documents/site/parts/lead-form/lead-form-props.ts'
import { LeadForm } from '#documents/site/parts/lead-form/lead-form.tsx'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import { cardPrices, heroPrices } from '#documents/site/parts/card-price.ts'
import { About } from './about.tsx'
import { Audience } from './audience.tsx'
import { FinalCta } from './final-cta.tsx'
import { Hero } from './hero.tsx'
import { PortfolioShowcase } from './portfolio-showcase.tsx'
import { Process } from './process.tsx'
import sectionStyles from './sections.css?url'
import { Services } from './services.tsx'
import { Stats } from './stats.tsx'
import { Testimonials } from './testimonials.tsx'
import { Vision } from './vision.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'
import type { Route } from './+types/home-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const copy = copyFor(lang)
  const titles = { he: copyFor('he').meta[''].title, en: copyFor('en').meta[''].title }
  const server = context.get(serverContext)
  const { rate, choices, vat } = findPrices(server)
  const notice = formNotice(lang).version
  const form = leadFormProps({ lang, path: '', rate, copy, titles, notice, success: 'redirect' })
  return {
    lang,
    opening: copy.pages.home.opening,
    home: copy.pages.home.body,
    testimonials: findTestimonials(server.settings, lang),
    projects: copy.projects,
    services: copy.services,
    prices: cardPrices({ choices, rate, vat }),
    startingPrices: heroPrices({ choices, rate, vat }),
    priceContext: { lang, rate, words: copy.prices },
    form,
    notLoaded: copy.forms.notLoaded,
    ways: copy.forms.contact,
  }
}

export default function HomePage({
  loaderData: {
    lang,
    opening,
    home,
    testimonials,
    projects,
    services,
    prices,
    startingPrices,
    priceContext,
    form,
    notLoaded,
    ways,
  },
}: Route.ComponentProps) {
  return (
    <>
      <Hero
        lang={lang}
        opening={opening}
        copy={home.hero}
        prices={startingPrices.slice(0, 2)}
        names={home.stats.prices}
        priceContext={priceContext}
        clients={home.clients}
        projects={projects}
      />
      <BodyStylesheet href={sectionStyles} />
      <Stats copy={home.stats} prices={startingPrices} priceContext={priceContext} />
      <PortfolioShowcase lang={lang} copy={home.portfolio} projects={projects} />
      <About lang={lang} copy={home.about} />
      <WhyChooseUs lang={lang} copy={home.whyChooseUs} />
      <Services
        lang={lang}
        copy={home.services}
        words={services}
        prices={prices}
        priceContext={priceContext}
      />
      <Audience copy={home.audience} />
      <Process copy={home.process} />
      <Testimonials lang={lang} copy={home.testimonials} real={testimonials} />
      <Vision copy={home.vision} />
      <FinalCta copy={home.finalCta} ways={ways}>
        <Island name="lead-form" component={LeadForm} props={form} notLoaded={notLoaded} />
      </FinalCta>
    </>
  )
}
