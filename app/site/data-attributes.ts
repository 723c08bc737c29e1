import type { CardTap } from '#domain/business-card/card-taps.ts'
import type { TemplateId } from '#catalog/templates.ts'
import type { CodeType } from '#domain/qr/code-contents.ts'
import type { PresetName } from '#domain/qr/code-style.ts'

/** A script that only some pages load; app/entry.public.ts knows the module of each. */
export type PageBehaviour =
  | 'article'
  | 'blog'
  | 'consent'
  | 'detected-language'
  | 'home'
  | 'order-form'
  | 'portfolio'
  | 'qr'
  | 'quote-form'
  | 'saved-language'

/** A script of one template; app/entry.template.ts knows the module of each. */
export type TemplateBehaviour = TemplateId

/** Present with an empty value, or absent. */
type Flag = boolean

/**
 * Every data attribute that a script reads or sets, without its `data-`, and what it holds.
 * Attributes that only styles read are written where they are used.
 */
export type DataAttributes = {
  /** The element that the behaviour works on. */
  behaviour: PageBehaviour

  // Islands: the component's name and its props as JSON.
  island: string
  props: string
  /** Its script could not be loaded. */
  'not-loaded': Flag

  // The whole page.
  theme: 'light' | 'dark'
  'page-loaded': Flag
  'theme-transition': Flag
  /** A section below the fold: '' waits, 'shown' rises. */
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
   * On the <source> of a dark picture: '', or its media query when a chosen theme has replaced it.
   */
  'dark-media': string

  // The consent banner, and what opens it in the footer.
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

  // Home page.
  rendered: Flag
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
  /** All slides fit into the row: there is nothing to scroll. */
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
  /** The address of the list below the sheet. */
  'list-url': string
  close: Flag

  // The list of articles. `tags` of an article, `tag` of a filter: '' for all.
  /** The address of the index that is searched. */
  'post-index': string
  post: string
  tags: string
  tag: string
  /** The sentences that say what was found, as JSON. */
  'search-words': string
  'all-posts': Flag

  // An article.
  article: Flag
  share: Flag
  /** The address that is copied. */
  'copy-link': string
  /** What is announced then. */
  copied: string
  'not-copied': string

  // The consulting order. `offer` is on links to the form: what it chooses there.
  offer: string
  'order-focus': Flag
  'failed-title': string
  'close-label': string
  'sending-label': string

  // A template. The form shows `missing` and `invalid` at its fields, and sends nothing.
  template: TemplateBehaviour
  'demo-form': Flag
  'demo-thanks': Flag
  'demo-again': Flag
  missing: string
  invalid: string
  'preview-dialog': Flag
  /** In CSS pixels. */
  'preview-width': number
  /** The page is shown in the frame of its preview. */
  framed: Flag

  // The template of the dental clinic: the day of a free appointment, in the words of the form's
  // list of days, and a bubble that was touched.
  'preferred-day': string
  popped: Flag

  // The template of the financial course: a slider, and what its sum is worth after years.
  'savings-amount': Flag
  'worth-after': number

  // The template of the crystal workshop: a moon that follows the chosen evening, and a voucher that
  // shows what is typed.
  moon: Flag
  'moon-phase': number
  /** On an evening what it says of its moon, and where that is shown. */
  'moon-caption': string
  'book-evening': Flag
  'voucher-field': 'name' | 'from'
  'voucher-text': 'name' | 'from'

  /** The template of the real-estate investment: the result of its calculator, with places. */
  calculation: string

  // The template of the aesthetic clinic: a comparison with a slider, and the row of a weekday.
  comparison: Flag
  /** 0 is Sunday. */
  weekday: number

  // A digital business card: its id, what a tap on it is counted as, and what scripts change.
  card: string
  'card-tap': CardTap
  'card-share': Flag
  'card-announcement': Flag
  'card-form': Flag

  // The QR generator: what it says as JSON, the text of its sample, and the parts of its page.
  'qr-words': string
  'qr-sample': string
  'qr-fields': CodeType
  'qr-moment': string
  'qr-preset': PresetName
  /** The code of a colour as text, beside its picker. */
  'qr-colour': 'foreground' | 'background' | 'eye' | 'accent'
  'qr-logo': Flag
  'qr-caption': Flag
  'qr-picture': Flag
  'qr-verdict': string
  'qr-status': Flag
  'qr-findings': Flag
  'qr-size': Flag
  'qr-short': Flag
  'qr-bar': string
  'qr-width': Flag
  'qr-saved': Flag
  // The codes that are kept: the choice, and where they are listed.
  'qr-history': Flag
  'qr-keep': Flag
  'qr-made': Flag
  'qr-remove-all': Flag
  'qr-kept': Flag
  // What was read in a picture.
  'qr-read-found': Flag
  'qr-read-text': Flag
  'qr-read-use': Flag
  'qr-file': 'png' | 'jpg' | 'svg' | 'pdf' | 'copy' | 'link'

  // A quote's page. Both addresses take POST.
  'choice-url': string
  'view-url': string
  'quote-update': Flag
  'quote-sums': string
  'quote-payments': Flag
  'quote-remarks': Flag
  'quote-announcement': Flag
  'quote-row': string
}

export type DataName = keyof DataAttributes

/** What JSX spreads onto an element. What is false or undefined is left out. */
export function dataAttributes(values: {
  [Name in DataName]?: DataAttributes[Name] | false | undefined
}): Record<`data-${string}`, string> {
  const set = Object.entries(values).filter(([, value]) => value !== false && value !== undefined)
  return Object.fromEntries(
    set.map(([name, value]) => [`data-${name}`, value === true ? '' : String(value)]),
  )
}
