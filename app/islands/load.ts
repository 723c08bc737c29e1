import type { FunctionComponent } from 'react'
import { startBehaviours } from './behaviours/start.ts'
import { afterFirstPicture } from './first-picture.ts'
import { afterFirstSign } from './first-sign.ts'
import { registry, type IslandName } from './registry.ts'

/** Islands wake this far outside the viewport, so that they are ready when they are seen. */
const margin = '400px'

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(registry, name)
}

async function wake(element: HTMLElement): Promise<void> {
  const name = element.dataset['island']
  if (!isIslandName(name)) return
  const [{ hydrate }, component] = await Promise.all([import('./hydrate.ts'), registry[name]()])
  // SAFETY: <Island> wrote the props, from those of the same component.
  const props = JSON.parse(element.dataset['props'] ?? '{}') as object
  // SAFETY: so they fit, whichever of the islands this is.
  hydrate(element, component as FunctionComponent<object>, props)
}

function wakeNearViewport(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        const island = target.closest<HTMLElement>('[data-island]')
        if (island) void wake(island)
      }
    },
    { rootMargin: margin },
  )
  // The wrapper has no box of its own (display: contents): its first child tells where it is.
  for (const element of document.querySelectorAll('[data-island]'))
    observer.observe(element.firstElementChild ?? element)
}

if (document.querySelector('[data-root]')) {
  void import('./behaviours/root-language.ts').then(({ goToSavedLanguage }) => goToSavedLanguage())
} else {
  afterFirstPicture(startBehaviours)
  afterFirstSign(wakeNearViewport)
}
