/**
 * The script of every public page (requirements 11.1). Like routes.ts, it is above the layers,
 * because it loads behaviours from the folders of their pages.
 */
import { startSharedBehaviours } from '#islands/behaviours/start.ts'
import { hydrateIslands } from '#islands/hydrate-islands.ts'
import { dataSelector, getData } from '#islands/behaviours/element-data.ts'
import type { PageBehaviour } from '#site/data-attributes.ts'

type BehaviourModule = { start: (element: HTMLElement) => void }

/**
 * Each module exports its function as `start`: five different names would be sent to every visitor.
 */
const pageBehaviours: Record<PageBehaviour, () => Promise<BehaviourModule>> = {
  article: () => import('#pages/blog/behaviours/article.ts'),
  blog: () => import('#pages/blog/behaviours/blog.ts'),
  consent: () => import('#islands/behaviours/consent/consent.ts'),
  'detected-language': () => import('#pages/not-found/behaviours/detected-language.ts'),
  home: () => import('#pages/home/behaviours/home.ts'),
  'order-form': () => import('#pages/services/behaviours/order-form.ts'),
  portfolio: () => import('#pages/portfolio/behaviours/portfolio.ts'),
  qr: () => import('#pages/qr/behaviours/generator.ts'),
  'quote-form': () => import('#pages/quote/behaviours/quote-form.ts'),
  'saved-language': () => import('#pages/root/behaviours/saved-language.ts'),
}

/** Loads each behaviour separately, so that one that fails to load does not stop the others. */
function startPageBehaviours(): void {
  for (const element of document.querySelectorAll<HTMLElement>(dataSelector('behaviour')))
    void startPageBehaviour(element)
}

async function startPageBehaviour(element: HTMLElement): Promise<void> {
  // SAFETY: the attribute is typed where it is written (site/data-attributes.ts).
  const { start } = await pageBehaviours[getData(element, 'behaviour') as PageBehaviour]()
  start(element)
}

// A page that only chooses the language redirects at once, so nothing else runs there.
if (!document.querySelector(dataSelector('behaviour', 'saved-language'))) {
  startSharedBehaviours()
  hydrateIslands()
}
startPageBehaviours()
