import { browserStorage, type StoredItem, type StoredItemId } from '#catalog/browser-storage.ts'
import type { Legal } from '#copy/he/legal.ts'
import { formatDuration } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import tableStyles from './stored-items.css?url'

type Props = { lang: Lang; copy: Legal['storage'] }

/** The table of everything that the site stores in a browser (requirements 3.13). */
export function StoredItems({ lang, copy }: Props) {
  const { columns } = copy
  // SAFETY: the keys of the table.
  const items = Object.entries(browserStorage) as [StoredItemId, StoredItem][]
  return (
    <>
      <BodyStylesheet href={tableStyles} />
      <div
        role="region"
        aria-label={copy.caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone
        tabIndex={0}
        className="data-table data-table-wide"
      >
        <table>
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr>
              {[columns.name, columns.purpose, columns.place, columns.lasts].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(([id, { name, place, lasts }]) => (
              <Row
                key={id}
                name={name}
                purpose={copy.purposes[id]}
                place={copy.places[place]}
                lasts={describeTime(lasts, lang, copy)}
              />
            ))}
            <Row
              name="_ga"
              purpose={copy.google.purpose}
              place={copy.places.cookie}
              lasts={copy.google.lasts}
            />
          </tbody>
        </table>
      </div>
    </>
  )
}

function describeTime(lasts: StoredItem['lasts'], lang: Lang, copy: Legal['storage']): string {
  return typeof lasts === 'number' ? formatDuration(lasts, 'day', lang) : copy.lasts[lasts]
}

type RowProps = { name: string; purpose: string; place: string; lasts: string }

function Row({ name, purpose, place, lasts }: RowProps) {
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        <bdi dir="ltr">{name}</bdi>
      </th>
      <td>{purpose}</td>
      <td className="whitespace-nowrap">{place}</td>
      <td>{lasts}</td>
    </tr>
  )
}
