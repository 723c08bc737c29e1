import { company } from '#catalog/company.ts'
import { cardCopyFor } from '#copy/copy.server.ts'
import type { BusinessCard } from '#copy/he/business-card.ts'
import { splitName } from '#domain/business-card/split-name.ts'
import { fill } from '#i18n/fill.ts'
import { cardLanguages, isCardLang, isLang } from '#i18n/languages.ts'
import { cardUrl, pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { whatsappUrl } from '#site/contact-ways.tsx'
import { describeCard } from '#site/head.ts'
import { LetterScene } from '#site/letter/letter-scene.tsx'
import { isLetter } from '#site/letter/is-letter.ts'
import { Dot } from '#site/opening/dot.tsx'
import { formatPhone } from '#i18n/phone-number.ts'
import cardStyles from './business-card.css?url'
import { CardLanguages } from './card-languages.tsx'
import type { Route } from './+types/business-card-page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cardStyles }]

export function loader({ params, context }: Route.LoaderArgs) {
  const { lang, slug } = params
  if (!isCardLang(lang) || slug !== company.founder.cardSlug)
    throw new Response(null, { status: 404 })
  const copy = cardCopyFor(lang)
  const names = { name: company.founder.name[lang], role: company.founder.jobTitle[lang] }
  const meta = { title: fill(copy.title, names), description: fill(copy.description, names) }
  return {
    lang,
    slug,
    copy,
    ...names,
    head: describeCard({ lang, slug, siteUrl: context.get(pageContext).siteUrl, meta }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

const [initial = ''] = company.founder.name.he

/** Made for one hand: the name, one large action, then the ways of contact in rows. */
export default function BusinessCardPage({
  loaderData: { lang, slug, copy, name, role },
}: Route.ComponentProps) {
  const site = pageUrl(isLang(lang) ? lang : 'en', '')
  return (
    <main className="card-page">
      <article className="card">
        <header className="card-head tone-fig">
          <a href={site} className="brand">
            {company.name[lang]}
          </a>
          <CardLanguages lang={lang} slug={slug} label={copy.languages} />
          <LetterScene
            letter={isLetter(initial) ? initial : 'ד'}
            dir={cardLanguages[lang].dir}
            className="card-scene"
          />
        </header>
        <div className="card-words">
          <Name name={name} />
          <p className="mt-3 text-lede text-fg-muted">{role}</p>
          <a href={cardUrl(lang, slug, '/contact.vcf')} className="pill mt-7 w-full">
            {copy.save}
          </a>
          <Ways copy={copy} site={site} />
        </div>
      </article>
    </main>
  )
}

function Name({ name }: { name: string }) {
  const { given, family } = splitName(name)
  return (
    <h1 className="card-name">
      <span className="block">{given} </span>
      <span className="block font-light">
        {family}
        <Dot />
      </span>
    </h1>
  )
}

function Ways({ copy, site }: { copy: BusinessCard; site: string }) {
  const ways = [
    { name: copy.call, text: formatPhone(company.phone), href: `tel:${company.phone}` },
    {
      name: copy.whatsapp,
      text: formatPhone(company.whatsapp),
      href: whatsappUrl(company.whatsapp),
    },
    { name: copy.email, text: company.email, href: `mailto:${company.email}` },
    { name: copy.website, text: new URL(company.url).host, href: site },
  ]
  return (
    <ul className="card-ways">
      {ways.map(({ name, text, href }) => (
        <li key={href}>
          <a href={href} className="card-way">
            <span className="font-semibold">{name}</span>
            <bdi dir="ltr" className="text-fg-muted">
              {text}
            </bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
