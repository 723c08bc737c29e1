import { dataSelector, getData, setData } from '#parts/data-attributes.ts'
import { createGoogleTag } from './google-tag.ts'
import { watchOverlap } from './watch-overlap.ts'
import { closeForSession, isClosed, readChoice, storeChoice, type Choice } from './stored-choice.ts'

/** What applies: the visitor's choice, or the browser's privacy signal, which takes precedence. */
type Answer = Choice | 'signal' | null

/**
 * Asks for consent and applies the answer (requirements 10.2). The server renders the banner
 * hidden, and only where the studio has a Google tag.
 */
export function start(banner: HTMLElement): void {
  const tag = createGoogleTag(getData(banner, 'analytics-id') ?? '')
  const openers = [...document.querySelectorAll<HTMLElement>(dataSelector('consent-open'))]
  let opener: HTMLElement | null = null

  function show() {
    showAnswer(banner, currentAnswer())
    setData(banner, 'aside', false)
    banner.hidden = false
  }
  function hide() {
    banner.hidden = true
    opener?.focus()
    opener = null
  }
  /** Also called after a choice in another tab. */
  function apply() {
    const answer = currentAnswer()
    if (answer === 'accepted') tag.grant()
    else tag.withdraw()
    if (answer !== null) hide()
  }

  tag.denyByDefault()
  apply()
  if (currentAnswer() === null && !isClosed()) show()
  watchOverlap(banner, () => opener === null)
  banner.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(dataSelector('consent')) : null
    if (!button) return
    const pressed = getData(button, 'consent')
    if (pressed === 'accepted' || pressed === 'declined') storeChoice(pressed)
    else closeForSession()
    hide()
    apply()
  })
  for (const each of openers) {
    each.hidden = false
    each.addEventListener('click', () => {
      opener = each
      show()
      banner.focus()
    })
  }
  addEventListener('storage', ({ key }) => key?.startsWith('consent') && apply())
}

function currentAnswer(): Answer {
  const hasPrivacySignal =
    'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return hasPrivacySignal ? 'signal' : (readChoice()?.choice ?? null)
}

/** Shows which answer applies now. With the browser's signal there is nothing to choose. */
function showAnswer(banner: HTMLElement, answer: Answer): void {
  for (const text of banner.querySelectorAll<HTMLElement>(dataSelector('consent-answer')))
    text.hidden = getData(text, 'consent-answer') !== answer
  for (const choice of ['accepted', 'declined'] as const) {
    const button = banner.querySelector<HTMLElement>(dataSelector('consent', choice))
    if (button) button.hidden = answer === 'signal'
  }
  const date = readChoice()?.date
  const formatted = date && new Date(date).toLocaleDateString(document.documentElement.lang)
  for (const element of banner.querySelectorAll(dataSelector('consent-date')))
    element.textContent = formatted ?? ''
}
