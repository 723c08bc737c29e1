import type { FunctionComponent } from 'react'
import { dataSelector, getData, setData } from '#parts/data-attributes.ts'
import type * as hydrateModule from './hydrate.ts'
import { registry, type IslandName } from './registry.ts'

/**
 * Distance from the viewport at which an island starts to hydrate, so that it is ready when seen.
 */
const margin = '400px'

/** Hydrates each island when it comes near the viewport. */
export function hydrateIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const island = target.closest(dataSelector('island'))
        if (island) hydrateIsland(island).catch((error: unknown) => showNotLoaded(island, error))
      }
    },
    { rootMargin: margin },
  )
  // The wrapper has no box (display: contents), so its first child is observed.
  for (const island of document.querySelectorAll(dataSelector('island')))
    observer.observe(island.firstElementChild ?? island)
}

const loadHydrate: () => Promise<typeof hydrateModule | undefined> = () => import('./hydrate.ts')

async function hydrateIsland(island: Element): Promise<void> {
  // SAFETY: <Island> wrote the name, which is a key of the registry.
  const name = getData(island, 'island') as IslandName
  const [module, component] = await Promise.all([loadHydrate(), registry[name]()])
  // A listener of `vite:preloadError` handles the failure.
  if (!module || !component) return
  // SAFETY: <Island> wrote the props for the same component.
  const props = JSON.parse(propsBlockOf(island)?.textContent ?? '{}') as object
  // SAFETY: the props fit the component, because both come from the same <Island>.
  module.hydrate({ island, component: component as FunctionComponent<object>, props })
}

/** <Island> renders the props, the message and the wrapper one after another. */
function propsBlockOf(island: Element): Element | null | undefined {
  return island.previousElementSibling?.previousElementSibling
}

/** Shows the island's message. The server's markup stays, and the browser submits its forms. */
function showNotLoaded(island: Element, error: unknown): never {
  setData(island, 'not-loaded', true)
  throw error
}
