import { useCallback, useEffect, useRef, useState } from 'react'
import type { Basket } from '#domain/pricing/basket.ts'
import { readBasketQuery, basketQuery, withBasket } from '#domain/pricing/basket-url.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { editBasket, isStep, type Edit } from './basket-edits.ts'
import { reuseItems } from './reuse-items.ts'

/**
 * The current basket. It is also in the address, so that reloading, going back and sharing restore
 * it.
 */
export function useBasket(first: Basket, list: PriceList) {
  const [basket, setBasket] = useState(first)
  const latest = useRef(first)
  const form = useRef<HTMLFormElement>(null)

  const show = useCallback((next: Basket) => {
    latest.current = reuseItems(latest.current, next)
    setBasket(latest.current)
  }, [])

  /** A stable callback, so that memoized services skip rendering. */
  const change = useCallback(
    (edit: Edit) => {
      const next = editBasket(latest.current, edit, list)
      show(next)
      // history.pushState takes a fifth of the time of a click, so the new total is rendered first.
      setTimeout(() => updateAddress(next, isStep(edit)))
    },
    [list, show],
  )

  useEffect(() => {
    const chosen = form.current ? basketOfForm(form.current, list) : first
    // The visitor changed the form before it was hydrated.
    if (basketQuery(chosen) !== basketQuery(first)) {
      show(chosen)
      updateAddress(chosen, false)
    }
    const goBack = () => show(readBasketQuery(location.search, list))
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [first, list, show])

  return { basket, change, form }
}

function basketOfForm(form: HTMLFormElement, list: PriceList): Basket {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value)
  return readBasketQuery(fields, list)
}

function updateAddress(basket: Basket, isStep: boolean): void {
  const address = location.pathname + withBasket(location.search, basket)
  if (isStep) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}
