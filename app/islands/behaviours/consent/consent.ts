import { dataSelector, getData, setData } from '../element-data.ts'
import { createGoogleTag } from './google-tag.ts'
import { watchCovering } from './watch-covering.ts'
import { closeForSession, isClosed, readChoice, storeChoice, type Choice } from './stored-choice.ts'

/** What counts: the visitor's choice, or a signal of the browser that stands above it. */
type Answer = Choice | 'signal' | null

/**
 * Asks for consent and keeps to the answer (requirements 10.2). The server renders the banner
 * hidden; it is there only where the studio has a Google tag.
 */
export function start(banner: HTMLElement): void {
  const tag = createGoogleTag(getData(banner, 'analytics-id') ?? '')
  const openers = [...document.querySelectorAll<HTMLElement>(dataSelector('consent-open'))]
  let opener: HTMLElement | null = null

  function show() {
    describe(banner, currentAnswer())
    setData(banner, 'aside', false)
    banner.hidden = false
  }
  function hide() {
    banner.hidden = true
    opener?.focus()
    opener = null
  }
  /** Also after a choice in another tab. */
  function apply() {
    const answer = currentAnswer()
    if (answer === 'accepted') tag.grant()
    else tag.withdraw()
    if (answer !== null) hide()
  }

  tag.denyByDefault()
  apply()
  if (currentAnswer() === null && !isClosed()) show()
  watchCovering(banner, () => opener === null)
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
  const isSignalled = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return isSignalled ? 'signal' : (readChoice()?.choice ?? null)
}

/** Says what counts now. Where the browser's signal does, there is nothing to choose. */
function describe(banner: HTMLElement, answer: Answer): void {
  for (const text of banner.querySelectorAll<HTMLElement>(dataSelector('consent-answer')))
    text.hidden = getData(text, 'consent-answer') !== answer
  for (const button of banner.querySelectorAll<HTMLElement>('.pill'))
    button.hidden = answer === 'signal'
  const date = readChoice()?.date
  const shown = date && new Date(date).toLocaleDateString(document.documentElement.lang)
  for (const place of banner.querySelectorAll(dataSelector('consent-date')))
    place.textContent = shown ?? ''
}
