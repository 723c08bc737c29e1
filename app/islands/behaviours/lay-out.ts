import { afterLoad } from './after-load.ts'

/** Lets the sections that waited for the first screen be laid out, one in each frame: together they would hold up whoever touches the page. */
export function layOutSections(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('.hero ~ section ~ section')]
  const next = () => {
    const section = waiting.shift()
    if (!section) return
    section.dataset['laid'] = ''
    requestAnimationFrame(() => setTimeout(next))
  }
  afterLoad(next)
}
