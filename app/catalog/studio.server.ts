import type { Studio } from '#domain/studio/studio.ts'
import { company } from './company.ts'

let current: Studio = company

/**
 * What identifies the studio now: as the owner set it in the admin area, else the default. Read it
 * where a page, mail or file is made and keep nothing of it, because it changes while the site runs.
 */
export function studio(): Studio {
  return current
}

/** Called by the settings of this node, which hear of a change on any node. */
export function changeStudio(next: Studio): void {
  current = next
}

/** A value made of what identifies the studio: made at the first call, and again after a change. */
export function perStudio<Value>(make: (studio: Studio) => Value): () => Value {
  let made: { of: Studio; value: Value } | null = null
  return () => {
    if (made?.of !== current) made = { of: current, value: make(current) }
    return made.value
  }
}
