import { company } from '#catalog/company.ts'
import { cardCopyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { cardLanguages, isCardLang, isLang, type CardLang } from '#i18n/languages.ts'
import { cardUrl, pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { whatsappUrl } from '#site/contact-ways.tsx'
import { describeCard } from '#site/head.ts'
import { Dot } from '#site/opening/dot.tsx'
import type { Route } from './+types/business-card-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const { lang, slug } = params
  if (!isCardLang(lang) || slug !== company.founder.cardSlug) throw new Response(null, { status: 404 })
  const copy = cardCopyFor(lang)
  const names = { name: company.founder.name[lang], role: company.founder.jobTitle[lang] }
  const meta = { title: fill(copy.title, names), description: fill(copy.description, names) }
  return { lang, copy, ...names, head: describeCard({ lang, slug, siteUrl: context.get(pageContext).siteUrl, meta }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function BusinessCardPage({ loaderData: { lang, copy, name, role } }: Route.ComponentProps) {
  const lastWord = name.lastIndexOf(' ') + 1
  const [first, last] = [name.slice(0, lastWord), name.slice(lastWord)]
  const site = pageUrl(isLang(lang) ? lang : 'en', '')
  return (
    <main className="card-page tone-fig">
      <article className="card">
        <LanguageLinks lang={lang} label={copy.languages} />
        <p className="mt-auto font-medium text-fg-muted">{company.name[lang]}</p>
        <h1 className="card-name">
          {first}
          <span className="whitespace-nowrap">
            {last}
            <Dot />
          </span>
        </h1>
        <p className="text-lede">{role}</p>
        <ul className="mt-8 grid gap-3 sm:grid-cols-2">
          <Way href={`tel:${company.phone}`} name={copy.call} strong />
          <Way href={whatsappUrl(company.whatsapp)} name={copy.whatsapp} />
          <Way href={`mailto:${company.email}`} name={copy.email} />
          <Way href={site} name={copy.website} />
        </ul>
      </article>
    </main>
  )
}

function Way({ href, name, strong = false }: { href: string; name: string; strong?: boolean }) {
  return (
    <li>
      <a href={href} className={`pill w-full ${strong ? '' : 'pill-line'}`}>
        {name}
      </a>
    </li>
  )
}

// SAFETY: the keys of the table are the languages of cards.
const langs = Object.keys(cardLanguages) as CardLang[]

function LanguageLinks({ lang, label }: { lang: CardLang; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="language-switch -ms-3">
        {langs.map((each) => (
          <li key={each}>
            <a href={cardUrl(each, company.founder.cardSlug)} hrefLang={each} lang={each} aria-current={each === lang ? 'true' : undefined}>
              <span aria-hidden="true">{cardLanguages[each].short}</span>
              <span className="sr-only">{cardLanguages[each].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
