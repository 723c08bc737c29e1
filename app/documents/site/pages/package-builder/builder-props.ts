import { isPriceItemId, type PriceChoices } from '#catalog/price-book.ts'
import { builderGroupIds, builderGroups } from '#catalog/builder-groups.ts'
import { requireSellable, sellableIds, type SellableId } from '#catalog/sellables.ts'
import type { copyFor } from '#copy/copy.server.ts'
import type { Basket } from '#domain/pricing/basket.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { contentFacts, factsOf, type Fact } from '#documents/site/parts/offer-facts.ts'
import { excludedText } from '#documents/site/parts/excluded-text.ts'
import { scopeOf } from '#documents/site/parts/offer-scope.ts'
import type { ServiceWords } from '#documents/site/parts/package-builder/builder-props.ts'

type Copy = ReturnType<typeof copyFor>

type BuilderOptions = {
  lang: Lang
  copy: Copy
  list: PriceList
  choices: PriceChoices
  rate: number
  basket: Basket
  sendsEmail: boolean
}

/** Only what the builder shows, because the props are sent in the page. */
export function builderProps(options: BuilderOptions) {
  const { lang, copy, list, rate, basket, sendsEmail } = options
  const { catalogue, forms } = copy
  const { body } = copy.pages['package-builder']
  const { builder } = copy.quotes.withoutMail
  return {
    lang,
    copy: sendsEmail
      ? body
      : {
          ...body,
          quote: {
            ...body.quote,
            ...builder,
            estimate: { ...body.quote.estimate, ...builder.estimate },
          },
        },
    prices: copy.prices,
    services: Object.fromEntries(
      sellableIds.filter((id) => isListed(id, list)).map((id) => [id, serviceWords(id, options)]),
    ),
    parts: Object.fromEntries(
      Object.entries(catalogue.parts).map(([id, { name, description }]) => [
        id,
        { name, description: withContents(description, id, options) },
      ]),
    ),
    packages: mapValues(catalogue.packages, ({ name }) => ({ name })),
    claims: catalogue.claims,
    groups: builderGroupIds
      .map((id) => ({ id, services: builderGroups[id].filter((each) => isListed(each, list)) }))
      .filter(({ services }) => services.length > 0),
    list,
    rate,
    basket,
    closeToast: forms.toast.close,
    forms,
  }
}

function isListed(id: SellableId, list: PriceList): boolean {
  return list.services.some((service) => service.id === id)
}

function serviceWords(id: SellableId, options: BuilderOptions): ServiceWords {
  const { copy, lang } = options
  const { name, description, detailedDescription, deliverables } = copy.catalogue.services[id]
  const { page, isBuilderOnly = false } = requireSellable(id)
  const href = isBuilderOnly ? null : pageUrl(lang, `services/${page}`)
  return {
    letter: firstLetter(name, lang),
    name,
    description: withContents(description, id, options),
    detailedDescription,
    deliverables,
    facts: factsBeyondContents(id, options),
    excluded: excludedText(id, copy.servicePage, lang),
    href,
  }
}

/** 'A site for your business. Pages: up to 5.': what an item contains, as on its page. */
function withContents(
  description: string,
  id: string,
  { copy: { servicePage }, choices, lang }: BuilderOptions,
): string {
  if (!isPriceItemId(id)) return description
  const facts = contentFacts({ id, scope: scopeOf(id, choices) }, servicePage, lang)
  return [description, ...facts.map(({ label, value }) => `${label}: ${value}.`)].join(' ')
}

/** Delivery, rounds, who writes the texts and what a year costs: the facts after the contents. */
function factsBeyondContents(
  id: string,
  { copy: { servicePage }, choices, lang }: BuilderOptions,
): Fact[] {
  if (!isPriceItemId(id)) return []
  const item = { id, scope: scopeOf(id, choices) }
  const contents = new Set(contentFacts(item, servicePage, lang).map(({ label }) => label))
  return factsOf(item, servicePage, lang).filter(({ label }) => !contents.has(label))
}

const scripts = { he: /\p{Script=Hebrew}/u, en: /\p{Script=Latin}/u } satisfies Record<Lang, RegExp>

/**
 * The first letter of a name in the alphabet of its language: ג of "MVP: גרסה ראשונה". Throws where
 * there is none.
 */
export function firstLetter(name: string, lang: Lang): string {
  const [letter] = scripts[lang].exec(name) ?? []
  if (letter === undefined) throw new Error(`No letter of ${lang} in: ${name}`)
  return letter.toLocaleUpperCase(languages[lang].locale)
}

function mapValues<From, To>(
  table: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(table).map(([id, value]) => [id, change(value)]))
}
