/**
 * The script of every public page. It stands above the layers, as routes.ts does: it loads the
 * behaviours that lie in the folders of their pages.
 */
import { startSharedBehaviours } from '#islands/behaviours/start.ts'
import { afterFirstInput } from '#islands/after-first-input.ts'
import { afterFirstPaint } from '#islands/after-first-paint.ts'
import { hydrateIslands } from '#islands/hydrate-islands.ts'
import { dataSelector, getData } from '#islands/behaviours/element-data.ts'
import type { PageBehaviour } from '#site/data-attributes.ts'

const pageBehaviours = {
  home: async () => (await import('#pages/home/behaviours/home.ts')).startHomePage,
  'order-form': async () =>
    (await import('#pages/services/behaviours/order-form.ts')).startOrderForm,
  portfolio: async () => (await import('#pages/portfolio/behaviours/portfolio.ts')).startPortfolio,
  'quote-form': async () => (await import('#pages/quote/behaviours/quote-form.ts')).startQuoteForm,
  'saved-language': async () =>
    (await import('#pages/root/behaviours/saved-language.ts')).openSavedLanguage,
} satisfies Record<PageBehaviour, () => Promise<(element: HTMLElement) => void>>

function isPageBehaviour(name: string | null): name is PageBehaviour {
  return name !== null && Object.hasOwn(pageBehaviours, name)
}

async function startPageBehaviours(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>(dataSelector('behaviour'))) {
    const name = getData(element, 'behaviour')
    if (isPageBehaviour(name)) (await pageBehaviours[name]())(element)
  }
}

// The root page leaves at once for the visitor's language: nothing else may run there first.
if (document.querySelector(dataSelector('behaviour', 'saved-language'))) {
  void startPageBehaviours()
} else {
  afterFirstPaint(() => {
    startSharedBehaviours()
    void startPageBehaviours()
  })
  afterFirstInput(hydrateIslands)
}
