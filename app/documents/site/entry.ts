/**
 * The script of every public page (requirements 11.1). Like routes.ts, it is above the layers,
 * because it loads behaviours from the folders of their pages.
 */
import { afterFirstFrame } from '#documents/behaviours/after-first-frame.ts'
import { startSharedBehaviours } from '#documents/behaviours/start.ts'
import { hydrateIslands } from '#documents/islands/hydrate-islands.ts'
import { dataSelector, getData, type PageBehaviour } from '#parts/data-attributes.ts'

type BehaviourModule = { start: (element: HTMLElement) => void }

const pageBehaviours: Record<PageBehaviour, () => Promise<BehaviourModule | undefined>> = {
  article: () => import('#documents/site/pages/blog/behaviours/article.ts'),
  blog: () => import('#documents/site/pages/blog/behaviours/blog.ts'),
  'case-film': () => import('#documents/site/pages/portfolio/behaviours/case-film.ts'),
  consent: () => import('#documents/behaviours/consent/consent.ts'),
  'detected-language': () =>
    import('#documents/site/pages/not-found/behaviours/detected-language.ts'),
  home: () => import('#documents/site/pages/home/behaviours/home.ts'),
  'order-form': () => import('#documents/site/pages/services/behaviours/order-form.ts'),
  'project-list': () => import('#documents/site/pages/portfolio/behaviours/project-list.ts'),
  qr: () => import('#documents/site/pages/qr/behaviours/generator.ts'),
  'quote-form': () => import('#documents/site/pages/quote/behaviours/quote-form.ts'),
  'saved-language': () => import('#documents/site/pages/root/behaviours/saved-language.ts'),
}

/** Loads each behaviour separately, so that one that fails to load does not stop the others. */
function startPageBehaviours(): void {
  for (const element of document.querySelectorAll<HTMLElement>(dataSelector('behaviour')))
    void startPageBehaviour(element)
}

async function startPageBehaviour(element: HTMLElement): Promise<void> {
  // SAFETY: the attribute is typed where it is written (parts/data-attributes.ts).
  const module = await pageBehaviours[getData(element, 'behaviour') as PageBehaviour]()
  // Undefined where the load failed and a listener of `vite:preloadError` cancelled the event.
  module?.start(element)
}

// A page that only chooses the language redirects at once, so nothing else runs there.
if (document.querySelector(dataSelector('behaviour', 'saved-language'))) startPageBehaviours()
else
  afterFirstFrame(() => {
    startSharedBehaviours()
    startPageBehaviours()
    hydrateIslands()
  })
