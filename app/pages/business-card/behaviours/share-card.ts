import { dataSelector, getData } from '#islands/behaviours/element-data.ts'

/** Shares by the phone's own sheet; where there is none, copies the link. */
export function shareCard(card: HTMLElement): void {
  const link = card.querySelector(dataSelector('card-share'))
  const announcement = card.querySelector(dataSelector('card-announcement'))
  if (!link || !announcement) return
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const url = getData(link, 'copy-link') ?? ''
    if (typeof navigator.share === 'function') {
      // Rejects where the visitor closes the sheet.
      navigator.share({ title: document.title, url }).catch(() => {})
      return
    }
    const say = (name: 'copied' | 'not-copied') => () => {
      announcement.textContent = getData(link, name)
    }
    navigator.clipboard.writeText(url).then(say('copied'), say('not-copied'))
  })
}
