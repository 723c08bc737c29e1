import type { ServiceFacts } from '#content/services/service-facts.ts'
import type { ServiceWords } from '#content/services/service-words.ts'
import { hasName } from '#documents/site/pages/services/offers.ts'

/** What the page of a service cannot show: prices without a name. `folder` is for the messages. */
export function findServiceGaps(
  folder: string,
  { offers }: Pick<ServiceFacts, 'offers'>,
  words: Pick<ServiceWords, 'products'>,
): string[] {
  const file = `${folder}/service.ts`
  return offers
    .filter((id) => !hasName(id, words))
    .map(
      (id) =>
        `${file}: only the words of another service name the price '${id}': choose one that app/catalog/sellables.ts sells`,
    )
}
