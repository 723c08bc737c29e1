import { dataSelector, getData } from '#parts/data-attributes.ts'

/** Starts the share buttons, and marks the section that is being read. */
export function start(page: HTMLElement): void {
  const status = page.querySelector('[role=status]')
  const share = page.querySelector<HTMLButtonElement>(dataSelector('share'))
  const copy = page.querySelector<HTMLButtonElement>(dataSelector('copy-link'))
  if (share && copy && status) startSharing({ share, copy, status })
  markSections(page)
}

type Controls = { share: HTMLButtonElement; copy: HTMLButtonElement; status: Element }

/** Shows the buttons, which are hidden in the markup because they do nothing without scripts. */
function startSharing({ share, copy, status }: Controls): void {
  const url = getData(copy, 'copy-link') ?? location.href
  share.hidden = !('share' in navigator)
  copy.hidden = false
  share.addEventListener('click', () => {
    // Rejects when the visitor closes the dialog.
    navigator.share({ title: document.title, url }).catch(() => {})
  })
  copy.addEventListener('click', () => {
    const announce = (name: 'copied' | 'not-copied') => (status.textContent = getData(status, name))
    // The clipboard only exists on secure pages.
    const copying = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))
    copying.then(
      () => announce('copied'),
      () => announce('not-copied'),
    )
  })
}

/** Marks the last section whose heading was scrolled to in the contents. */
function markSections(page: HTMLElement): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
  const headings = [...page.querySelectorAll<HTMLElement>('h2[id]')]
  const markCurrent = () => {
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top < 200)
    for (const link of links)
      link.ariaCurrent = current && link.hash === `#${current.id}` ? 'true' : null
  }
  const observer = new IntersectionObserver(markCurrent, { rootMargin: '-199px 0px 0px' })
  for (const heading of headings) observer.observe(heading)
}
