import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { readKnownCaller, type KnownCaller } from '#domain/people/known-caller.ts'
import { hasEnoughDigits } from '#domain/phone/phone-field.ts'
import { adminUrl } from '#i18n/links.ts'

/** Milliseconds without a keystroke after which a number is looked up. */
const pauseMs = 250

/** 'none': nobody has the number. null: no whole number, or the server was not reached. */
export type Caller = KnownCaller | 'none' | null

type Options = {
  lang: DeskLang
  form: RefObject<HTMLFormElement | null>
  /** What the server found for a form without scripts. */
  first: Caller
  onFound: (known: KnownCaller) => void
}

/** Looks up who has the number in the field `phone`; `look` is called after each input. */
export function useKnownCaller({ lang, form, first, onFound }: Options) {
  const [caller, setCaller] = useState<Caller>(first)
  const looked = useRef('')
  const pending = useRef<Pending>(null)

  const lookUp = (phone: string) => {
    looked.current = phone
    stop(pending.current)
    if (!hasEnoughDigits(phone, '+972')) return
    const request = new AbortController()
    const find = async () => {
      const found = await fetchCaller(lang, phone, request.signal)
      if (request.signal.aborted) return
      setCaller(found)
      if (found !== null && found !== 'none') onFound(found)
    }
    pending.current = { timer: window.setTimeout(() => void find(), pauseMs), request }
  }
  const look = () => {
    const phone = phoneIn(form.current)
    if (phone === looked.current) return
    setCaller(null)
    lookUp(phone)
  }

  /** A number that was typed before hydration, or is restored from the device. */
  const lookAtFirst = useEffectEvent(() => lookUp(phoneIn(form.current)))
  useEffect(() => {
    lookAtFirst()
    return () => stop(pending.current)
  }, [])
  return { caller, look }
}

type Pending = { timer: number; request: AbortController } | null

function phoneIn(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('phone')
  return field instanceof HTMLInputElement ? field.value : ''
}

function stop(pending: Pending): void {
  if (pending === null) return
  clearTimeout(pending.timer)
  pending.request.abort()
}

async function fetchCaller(lang: DeskLang, phone: string, signal: AbortSignal): Promise<Caller> {
  try {
    const query = new URLSearchParams({ phone })
    const response = await fetch(`${adminUrl(lang, 'dashboard/leads/known')}?${query}`, { signal })
    if (!response.ok) return null
    const found: unknown = await response.json()
    return found === null ? 'none' : readKnownCaller(found)
  } catch {
    return null
  }
}
