import type { PageHandle } from '#parts/page-handle.ts'
import {
  useLoaderData,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { serviceIds } from '#catalog/services.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import backdropStyles from '#documents/site/parts/opening/backdrops.css?url'
import siteStyles from '#documents/site/styles/site.css?url'
import { ButtonsPiece } from './buttons-piece.tsx'
import { readColours } from './colours/read-colours.ts'
import type { Theme } from './colours/tokens.ts'
import { ColoursPiece } from './colours-piece.tsx'
import { ContrastPiece } from './contrast-piece.tsx'
import { FieldsPiece } from './fields-piece.tsx'
import kitStyles from './kit.css?url'
import { kitWords } from './kit-words.ts'
import { LinksPiece } from './links-piece.tsx'
import { ListsPiece } from './lists-piece.tsx'
import { MarksPiece } from './marks-piece.tsx'
import { MotionPiece } from './motion-piece.tsx'
import { requireTheme } from './require-theme.ts'
import { ScreensPiece } from './screens-piece.tsx'
import { showStates } from './show-states.ts'
import { CornersPiece, SpacePiece } from './space-piece.tsx'
import { ToastsPiece } from './toasts-piece.tsx'
import { TypePiece } from './type-piece.tsx'
import { BackdropsPiece } from './backdrops-piece.tsx'

export const handle: PageHandle = { hydrate: true }

export const links: LinksFunction = () =>
  [siteStyles, backdropStyles, kitStyles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.words.title },
  { name: 'robots', content: 'noindex' },
]

export function loader({ params }: LoaderFunctionArgs) {
  const lang = requireLang(params['lang'])
  const theme = requireTheme(params['theme'])
  const { admin, errors, forms, links, nav, pages, services } = deskCopyFor(lang)
  const home = pages.home.body
  const rows = serviceIds
    .slice(0, 3)
    .map((id) => ({ href: pageUrl(lang, `services/${id}`), ...services.items[id] }))
  return {
    lang,
    theme,
    words: kitWords[lang],
    colours: readColours(theme),
    hero: { ...pages.home.opening, ...home.hero },
    tags: home.about.tags,
    popular: services.popular,
    rows,
    contact: forms.contact,
    forms,
    errors,
    links,
    empty: admin.emails.empty,
    themeToggle: nav.theme,
  }
}

/** Every piece in one direction and one theme. */
export default function SheetPage() {
  const {
    lang,
    theme,
    words,
    colours,
    hero,
    tags,
    popular,
    rows,
    contact,
    forms,
    errors,
    links,
    empty,
    themeToggle,
  } = useLoaderData<typeof loader>()
  return (
    <main ref={(main) => prepare(main, theme)} className="kit-sheet">
      <ColoursPiece tokens={colours.tokens} words={words} />
      <ContrastPiece pairs={colours.pairs} words={words} />
      <BackdropsPiece
        lang={lang}
        pairs={colours.pairs}
        letterTones={colours.letterTones}
        words={words}
      />
      <TypePiece lang={lang} title={hero.title} badge={hero.badge} lead={hero.lead} words={words} />
      <SpacePiece words={words} />
      <CornersPiece words={words} />
      <ButtonsPiece
        words={words}
        label={hero.start}
        sending={forms.lead.sending}
        theme={themeToggle}
      />
      <LinksPiece words={words} label={hero.price} privacy={forms.lead.privacy} />
      <FieldsPiece
        lang={lang}
        copy={forms.lead}
        services={rows.map(({ name }) => name)}
        words={words}
      />
      <ListsPiece rows={rows} contact={contact} words={words} />
      <MarksPiece badge={hero.badge} tags={tags} popular={popular} words={words} />
      <ToastsPiece copy={forms} words={words} />
      <MotionPiece words={words} />
      <ScreensPiece lang={lang} errors={errors} links={links} empty={empty} words={words} />
    </main>
  )
}

/**
 * Sets the theme like the toggle does, and marks the states again whenever a style sheet has
 * loaded.
 */
function prepare(main: HTMLElement | null, theme: Theme) {
  if (!main) return undefined
  const { ownerDocument: page } = main
  page.documentElement.dataset['theme'] = theme
  const show = () => showStates(page.styleSheets)
  show()
  page.addEventListener('load', show, true)
  return () => page.removeEventListener('load', show, true)
}
