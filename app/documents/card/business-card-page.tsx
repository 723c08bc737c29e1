import { isServiceOffered } from '#catalog/offered.ts'
import { data } from 'react-router'
import { useStudio } from '#parts/studio-context.ts'
import { cardCopyFor } from '#copy/copy.server.ts'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import { themeColors } from '#domain/business-card/card-themes.ts'
import { fill } from '#i18n/fill.ts'
import { defaultLang, isCardLang, isLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { pageUrl } from '#i18n/links.ts'
import { cardCode } from '#server/cards/card-code.ts'
import { findCardAt, requireCardAt } from '#server/cards/find-card.ts'
import { cardNotice } from '#server/privacy/privacy-notice.ts'
import { readFormValues } from '#server/leads/read-form-values.ts'
import { pageContext } from '#server/page-context.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { cardDocument } from './card-document.ts'
import { CardDetailsForm } from './card-details-form.tsx'
import { CardLanguages } from './card-languages.tsx'
import { CardTools } from './card-tools.tsx'
import { CardView } from '#parts/card/card-view.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'
import { describeCard } from '#documents/head/head.ts'
import { MissingPage } from './missing-page.tsx'
import { canReceiveDetails, storeDetails } from './store-details.server.ts'
import type { Route } from './+types/business-card-page.ts'

export const handle = cardDocument

export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl, lang: shownLang } = context.get(pageContext)
  const card = await findCardAt(context.get(serverContext), params)
  if (!card) return data(missing(isCardLang(params.lang) ? params.lang : shownLang), 404)
  const { id, lang, slug, content } = card
  const copy = cardCopyFor(lang)
  const { name, role, company: employer } = content.words[lang]
  const title = [[name, role].filter(Boolean).join(', '), employer].filter(Boolean).join(' | ')
  const meta = { title, description: fill(copy.description, { name }) }
  return {
    kind: 'card' as const,
    id,
    lang,
    slug,
    copy,
    content,
    code: cardCode(siteUrl, slug),
    url: siteUrl + cardUrl(lang, slug),
    langs: languagesOf(content),
    hasForm: canReceiveDetails(card),
    notice: cardNotice(lang).version,
    head: describeCard({
      lang,
      slug,
      siteUrl,
      meta,
      langs: languagesOf(content),
      person: {
        name,
        jobTitle: role,
        company: employer,
        phone: content.phone,
        email: content.email,
      },
    }),
    themeColor: (content.colors ?? themeColors[content.theme]).paper,
  }
}

function missing(lang: Parameters<typeof cardCopyFor>[0]) {
  const labels = cardCopyFor(lang)
  return { kind: 'missing' as const, lang, copy: labels.missing, labels }
}

/** Handles the form "Send me your details", with or without scripts. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const server = context.get(serverContext)
  const card = await requireCardAt(server, params)
  if (!canReceiveDetails(card)) throw new Response(null, { status: 405 })
  const { state, status } = await storeDetails(server, {
    card,
    values: await readFormValues(request),
    visitor: context.get(visitorContext),
    siteUrl: context.get(pageContext).siteUrl,
  })
  return data(state, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData?.kind !== 'card')
    return [{ title: loaderData?.copy.title ?? '' }, { name: 'robots', content: 'noindex' }]
  const { lang, slug, content, head, themeColor } = loaderData
  const icon = cardUrl(lang, slug, '/icon.png')
  return [
    ...head,
    { name: 'theme-color', content: themeColor },
    { tagName: 'link', rel: 'manifest', href: cardUrl(lang, slug, '/app.webmanifest') },
    { tagName: 'link', rel: 'apple-touch-icon', href: icon },
    ...(content.colors
      ? [{ tagName: 'link', rel: 'stylesheet', href: cardUrl(lang, slug, '/colors.css') }]
      : []),
  ]
}

export default function BusinessCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const studio = useStudio()
  if (loaderData.kind === 'missing') return <MissingPage {...loaderData} picture="card" />
  const { id, lang, slug, copy, content, code, url, langs, hasForm, notice } = loaderData
  const { name } = content.words[lang]
  return (
    <main className={`bc bc-${content.theme}`} {...dataAttributes({ card: id })}>
      <CardView
        lang={lang}
        content={content}
        copy={copy}
        saveUrl={cardUrl(lang, slug, '/contact.vcf')}
        languages={<CardLanguages lang={lang} slug={slug} langs={langs} label={copy.languages} />}
        tools={<CardTools name={name} url={url} code={code} copy={copy} />}
      >
        {hasForm ? (
          <CardDetailsForm lang={lang} name={name} copy={copy} notice={notice} state={actionData} />
        ) : null}
        <footer className="bc-foot">
          <a
            href={pageUrl(
              isLang(lang) ? lang : defaultLang,
              isServiceOffered('digital-business-card', studio.sales)
                ? 'services/digital-business-card'
                : '',
            )}
          >
            {fill(copy.madeBy, { studio: studio.name[lang] })}
          </a>
        </footer>
      </CardView>
    </main>
  )
}
