import { dataSelector, getData } from '#parts/data-attributes.ts'

/** Shares the card with the phone's share sheet; where there is none, copies the link. */
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
    const announce = (name: 'copied' | 'not-copied') => () => {
      announcement.textContent = getData(link, name)
    }
    navigator.clipboard.writeText(url).then(announce('copied'), announce('not-copied'))
  })
}
