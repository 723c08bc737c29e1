import { useEffect, useRef, useState } from 'react'
import type { Basket } from '#domain/pricing/basket.ts'
import { basketOfQuery, basketQuery, withBasket } from '#domain/pricing/basket-url.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { editBasket, isStep, type Edit } from './basket-edits.ts'

/** The package on the screen, which is also the one in the address: reloading, going back and sharing all find it again. */
export function useBasket(first: Basket, list: PriceList) {
  const [basket, setBasket] = useState(first)
  const form = useRef<HTMLFormElement>(null)

  function change(edit: Edit) {
    const next = editBasket(basket, edit, list)
    setBasket(next)
    tellAddress(next, isStep(edit))
  }

  useEffect(() => {
    const chosen = form.current ? basketOfForm(form.current, list) : first
    // Somebody was quicker than the scripts.
    if (basketQuery(chosen) !== basketQuery(first)) {
      setBasket(chosen)
      tellAddress(chosen, false)
    }
    const goBack = () => setBasket(basketOfQuery(location.search, list))
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [first, list])

  return { basket, change, form }
}

function basketOfForm(form: HTMLFormElement, list: PriceList): Basket {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return basketOfQuery(fields, list)
}

function tellAddress(basket: Basket, isStep: boolean): void {
  const address = location.pathname + withBasket(location.search, basket)
  if (isStep) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}
