import {
  createElement,
  startTransition,
  useLayoutEffect,
  type FunctionComponent,
  type ReactElement,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { setData } from '#parts/data-attributes.ts'
import { holdInput } from '#parts/hold-input.ts'

/** What browsers wrap translated texts in. The site has none of its own. */
const translation: string = 'font'

type Parts = { island: Element; component: FunctionComponent<object>; props: object }

/**
 * Hydrates markup that the server rendered from the same component and props. In a file of its own,
 * so that the script of every page does not contain React.
 *
 * Where the browser has translated the page, the elements differ from what React expects. Before
 * hydration it renders them again, and what was entered moves over. Later it may fail: then the
 * server's form comes back with what was entered, hydrated again once, and after another failure as
 * the plain form that the browser submits (decision 0091).
 */
export function hydrate(parts: Parts, isSecondTime = false): void {
  const { island, component, props } = parts
  const serverNodes = Array.from(island.childNodes, (node) => node.cloneNode(true))
  let isOver = false
  let giveBack = holdInput(island)
  const holdAgain = () => {
    giveBack = holdInput(island)
  }
  const show = () => {
    setData(island, 'rendered-again', true)
    giveBack()
  }

  function restore(root: Root, error: unknown): void {
    // One change of the document can fail in several places.
    if (isOver) return
    isOver = true
    reportError(error)
    root.unmount()
    island.replaceChildren(...serverNodes)
    show()
    if (isSecondTime) setData(island, 'not-loaded', true)
    else hydrate(parts, true)
  }

  const child = createElement(component, props)
  // A transition is hydrated in slices of 5 ms, and input between them comes first.
  startTransition(() => {
    const root = hydrateRoot(island, createElement(Watched, { onRemove: holdAgain, child }), {
      onRecoverableError(error) {
        show()
        if (!document.querySelector(translation)) reportError(error)
      },
      // React has removed the elements and is still at work.
      onUncaughtError: (error) => queueMicrotask(() => restore(root, error)),
    })
  })
}

type WatchedProps = { onRemove: () => void; child: ReactElement }

/** Calls back before React removes the elements of its child. */
function Watched({ onRemove, child }: WatchedProps) {
  useLayoutEffect(() => onRemove, [onRemove])
  return child
}
