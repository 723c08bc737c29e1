import { itemScopeOf } from '#catalog/item-scope.ts'
import { isSoldItemId, soldItemIds } from '#catalog/item-terms.ts'
import type { SellableId } from '#catalog/sellables.ts'
import type { ServicePage } from '#copy/he/service-page.ts'
import { formatList } from '#i18n/format-list.ts'
import type { Lang } from '#i18n/languages.ts'

/** 'Not included: the domain and hosting.' for a service of the builder, over all its options. */
export function excludedText(
  service: SellableId,
  { excluded, excludedTitle }: Pick<ServicePage, 'excluded' | 'excludedTitle'>,
  lang: Lang,
): string {
  const items = isSoldItemId(service)
    ? [service]
    : soldItemIds.filter((id) => id.startsWith(`${service}.`))
  const ids = new Set(items.flatMap((id) => itemScopeOf(id).excluded))
  if (ids.size === 0) return ''
  return `${excludedTitle}: ${formatList(
    [...ids].map((id) => excluded[id]),
    lang,
  )}.`
}
