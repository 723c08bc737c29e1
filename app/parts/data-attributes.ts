import type { CardTap } from '#domain/business-card/card-taps.ts'
import type { TemplateId } from '#catalog/templates.ts'
import type { QrAttributes } from './qr-attributes.ts'

/** A script that only some pages load. app/documents/site/entry.ts maps each to its module. */
export type PageBehaviour =
  | 'article'
  | 'blog'
  | 'case-film'
  | 'consent'
  | 'detected-language'
  | 'home'
  | 'order-form'
  | 'project-list'
  | 'qr'
  | 'quote-form'
  | 'saved-language'

/** Present with an empty value, or absent. */
type Flag = boolean

/**
 * Every data attribute that a script reads or sets, without its `data-`, and the type of its value.
 * Attributes that only styles read are written where they are used.
 */
export type DataAttributes = QrAttributes & {
  /** Set on the element that the behaviour is started with. */
  behaviour: PageBehaviour

  // Islands: the component's name.
  island: string
  /** It has no script: that was not loaded, or failed twice. `rendered-again`: its elements are new. */
  'not-loaded': Flag
  'rendered-again': Flag

  // The document.
  theme: 'light' | 'dark'
  'theme-transition': Flag
  /** A part below the fold: '' while it is hidden, 'shown' while it rises. */
  reveal: '' | 'shown'

  // Navigation.
  nav: 'clear' | 'solid'
  solid: Flag
  'home-link': Flag
  language: string
  'menu-toggle': Flag
  'services-menu': Flag
  'theme-toggle': Flag
  'to-dark': string
  'to-light': string
  /**
   * On the <source> of a dark picture: '', or its original media query once a chosen theme has
   * replaced it.
   */
  'dark-media': string

  // The consent banner, and the button in the footer that opens it.
  'analytics-id': string
  aside: Flag
  consent: 'accepted' | 'declined' | 'later'
  'consent-open': Flag
  'consent-answer': string
  'consent-date': Flag

  // Moving parts.
  pause: Flag
  paused: Flag
  busy: Flag

  // Parts of a page.
  /** On every screen less than 100rem high it is below the first one (documents/site/styles/below-fold.css). */
  'below-fold': Flag

  // Home page.
  marquee: Flag
  moving: Flag
  count: number
  counting: Flag
  'film-frame': Flag
  /** The path of the film's files, without extension. */
  film: string
  playing: Flag
  'pause-label': string
  'play-label': string
  carousel: Flag
  /** "{index} of {total}" in the language of the page. */
  position: string
  track: Flag
  /** The slide's name and its index in the server's order. */
  name: string
  index: number
  /** All slides fit into the row, so there is nothing to scroll. */
  fits: Flag
  next: Flag
  previous: Flag
  filter: string
  'testimonial-row': Flag
  step: '-1' | '1'

  // Projects, on the home page and in the portfolio.
  kind: string
  category: string
  'project-sheet': Flag
  /** The address of the list behind the sheet. */
  'list-url': string
  close: Flag

  // The list of articles. `tags` is on an article, `tag` on a filter ('' for all).
  /** The address of the search index. */
  'post-index': string
  post: string
  tags: string
  tag: string
  /** The texts of the search result, as JSON. */
  'search-words': string
  'all-posts': Flag

  // An article.
  article: Flag
  share: Flag
  /** The address that the button copies. */
  'copy-link': string
  /** The text announced after copying. */
  copied: string
  'not-copied': string

  // The consulting order. `offer` is on links to the form and names the offer that they choose.
  offer: string
  'order-focus': Flag
  'failed-title': string
  'close-label': string
  'sending-label': string

  // A template. Its form shows `missing` and `invalid` as errors of its fields, and sends nothing.
  template: TemplateId
  'demo-form': Flag
  'demo-thanks': Flag
  'demo-again': Flag
  missing: string
  invalid: string
  'preview-dialog': Flag
  /** In CSS pixels. */
  'preview-width': number
  /** The page is inside the frame of its preview. */
  framed: Flag

  // The dental clinic template: the day of a free appointment, as an option of the form's list of
  // days, and a bubble that was touched.
  'preferred-day': string
  popped: Flag

  // The financial course template: a slider, and the value of its amount after years.
  'savings-amount': Flag
  'worth-after': number

  // The crystal workshop template: a moon that follows the chosen evening, and a voucher that shows
  // the typed text.
  moon: Flag
  'moon-phase': number
  /** The text about the moon of an evening, and the element that shows it. */
  'moon-caption': string
  'book-evening': Flag
  'voucher-field': 'name' | 'from'
  'voucher-text': 'name' | 'from'

  /** The real-estate template: the text of the calculator's result, with placeholders. */
  calculation: string

  // The aesthetic clinic template: a comparison with a slider, and the row of a weekday.
  comparison: Flag
  /** 0 is Sunday. */
  weekday: number

  // A digital business card: its id, what a tap is counted as, and the parts that scripts change.
  card: string
  'card-tap': CardTap
  'card-share': Flag
  'card-announcement': Flag
  'card-form': Flag

  // The page of a quote. Both addresses accept POST only.
  'choice-url': string
  'view-url': string
  'offer-kind': string
  'quote-update': Flag
  'quote-sums': string
  'quote-payments': Flag
  'quote-remarks': Flag
  'quote-announcement': Flag
  'quote-row': string
}

export type DataName = keyof DataAttributes

/** Data attributes to spread onto an element in JSX. False and undefined ones are left out. */
export function dataAttributes(values: {
  [Name in DataName]?: DataAttributes[Name] | false | undefined
}): Record<`data-${string}`, string> {
  const set = Object.entries(values).filter(([, value]) => value !== false && value !== undefined)
  return Object.fromEntries(
    set.map(([name, value]) => [`data-${name}`, value === true ? '' : String(value)]),
  )
}

/** A CSS selector for elements that have the attribute, with this value if one is given. */
export function dataSelector(name: DataName, value?: string): string {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`
}

export function getData(element: Element, name: DataName): string | null {
  return element.getAttribute(`data-${name}`)
}

/** `true` writes an empty value, `false` removes the attribute. */
export function setData(element: Element, name: DataName, value: string | boolean): void {
  if (typeof value === 'boolean') element.toggleAttribute(`data-${name}`, value)
  else element.setAttribute(`data-${name}`, value)
}
