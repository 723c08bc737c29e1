import { claims, statIds } from '#catalog/claims.ts'
import type { Home } from '#content/pages/home/he.ts'
import { Figure } from '#documents/site/parts/figure.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

/** Four figures on the ledge of the hero. The final numbers are in the markup; behaviours/count-up.ts counts up to them. */
export function Stats({ copy }: { copy: Home['stats'] }) {
  return (
    <section id="stats" aria-label={copy.label} className="stats-ledge">
      <dl className="wrap stats">
        {statIds.map((id) => (
          <div key={id} className="stat">
            <dt>{copy.items[id]}</dt>
            <dd {...dataAttributes({ count: claims[id].value })}>
              <Figure {...claims[id]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
