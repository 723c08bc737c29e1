import { useCallback, useEffect, useRef, useState } from 'react'
import type { Basket } from '#domain/pricing/basket.ts'
import { basketOfQuery, basketQuery, withBasket } from '#domain/pricing/basket-url.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { editBasket, isStep, type Edit } from './basket-edits.ts'
import { keepItems } from './keep-items.ts'

/** The package on the screen, which is also the one in the address: reloading, going back and sharing all find it again. */
export function useBasket(first: Basket, list: PriceList) {
  const [basket, setBasket] = useState(first)
  const latest = useRef(first)
  const form = useRef<HTMLFormElement>(null)

  const show = useCallback((next: Basket) => {
    latest.current = keepItems(latest.current, next)
    setBasket(latest.current)
  }, [])

  /** Always the same function: a service that did not change need not be drawn again. */
  const change = useCallback(
    (edit: Edit) => {
      const next = editBasket(latest.current, edit, list)
      show(next)
      // The browser takes a fifth of the time of a click to note an address: first the new total, then that.
      setTimeout(() => tellAddress(next, isStep(edit)))
    },
    [list, show],
  )

  useEffect(() => {
    const chosen = form.current ? basketOfForm(form.current, list) : first
    // Somebody was quicker than the scripts.
    if (basketQuery(chosen) !== basketQuery(first)) {
      show(chosen)
      tellAddress(chosen, false)
    }
    const goBack = () => show(basketOfQuery(location.search, list))
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [first, list, show])

  return { basket, change, form }
}

function basketOfForm(form: HTMLFormElement, list: PriceList): Basket {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value)
  return basketOfQuery(fields, list)
}

function tellAddress(basket: Basket, isStep: boolean): void {
  const address = location.pathname + withBasket(location.search, basket)
  if (isStep) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}
