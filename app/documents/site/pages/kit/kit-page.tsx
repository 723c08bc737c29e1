import type { PageHandle } from '#parts/page-handle.ts'
import { useState } from 'react'
import {
  useLoaderData,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { languages, type Lang } from '#i18n/languages.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { langs } from '#documents/head/langs.ts'
import { themes, type Theme } from './colours/tokens.ts'
import kitStyles from './kit.css?url'
import { kitWords, type KitWords } from './kit-words.ts'

export const handle: PageHandle = { hydrate: true }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: kitStyles }]

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.words.title },
  { name: 'robots', content: 'noindex' },
]

export function loader({ params }: LoaderFunctionArgs) {
  return { words: kitWords[requireLang(params['lang'])] }
}

type Panel = { lang: Lang; theme: Theme; href: string }

const panels: readonly Panel[] = langs.flatMap((lang) =>
  themes.map((theme) => ({ lang, theme, href: `/${lang}/_kit/${theme}` })),
)

/**
 * Both directions in both themes, side by side. Each is an iframe, so that direction, theme and
 * toasts are those of a real page.
 */
export default function KitPage() {
  const { words } = useLoaderData<typeof loader>()
  const [visiblePanels, setVisiblePanels] = useState(() => panels.map(({ href }) => href))
  const toggle = (href: string) =>
    setVisiblePanels(
      visiblePanels.includes(href)
        ? visiblePanels.filter((each) => each !== href)
        : [...visiblePanels, href],
    )
  return (
    <main className="kit-board">
      <header className="kit-bar-top">
        <h1 className="kit-board-title">{words.title}</h1>
        <p className="kit-board-lead">{words.lead}</p>
        <PieceButtons words={words} />
        <fieldset className="kit-choices">
          <legend className="sr-only">{words.panels}</legend>
          {panels.map(({ href, ...panel }) => (
            <label key={href} className="kit-choice">
              <input
                type="checkbox"
                checked={visiblePanels.includes(href)}
                onChange={() => toggle(href)}
              />{' '}
              {nameOf(panel, words)}
            </label>
          ))}
        </fieldset>
      </header>
      <div className="kit-panels">
        {panels
          .filter(({ href }) => visiblePanels.includes(href))
          .map(({ href, ...panel }) => (
            <figure key={href} className="kit-panel">
              <figcaption className="kit-caption">
                {nameOf(panel, words)} <a href={href}>{words.alone}</a>
              </figcaption>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which this one scrolls */}
              <iframe src={href} title={nameOf(panel, words)} className="kit-frame" />
            </figure>
          ))}
      </div>
    </main>
  )
}

function nameOf({ lang, theme }: Pick<Panel, 'lang' | 'theme'>, words: KitWords): string {
  return `${languages[lang].name}, ${words.themes[theme]}`
}

function PieceButtons({ words }: { words: KitWords }) {
  return (
    <nav aria-label={words.pieces} className="kit-choices">
      {Object.entries(words.piece).map(([id, name]) => (
        <button key={id} type="button" className="kit-jump" onClick={() => scrollPanelsTo(id)}>
          {name}
        </button>
      ))}
    </nav>
  )
}

function scrollPanelsTo(id: string): void {
  for (const frame of document.querySelectorAll('iframe'))
    frame.contentDocument?.querySelector(`#${id}`)?.scrollIntoView({ behavior: 'instant' })
}
