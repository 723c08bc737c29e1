import type { ReactNode } from 'react'
import type { Title } from '#copy/opening.ts'
import { SectionHead } from './opening/section-head.tsx'

export type ShortFact = { name: string; text: string }

type Props = {
  badge: string
  title: Title
  facts: readonly ShortFact[]
  last?: { name: string; children: ReactNode }
}

/** Facts of a few lines each. */
export function ShortFacts({ badge, title, facts, last }: Props) {
  return (
    <section
      aria-labelledby="facts-title"
      className="wrap grid gap-x-6 gap-y-10 pt-section lg:grid-cols-12"
    >
      <SectionHead id="facts-title" badge={badge} title={title} className="lg:col-span-4" />
      <dl className="rows lg:col-span-8">
        {facts.map(({ name, text }) => (
          <div key={name} className={row}>
            <dt className="headline-h3">{name}</dt>
            <dd className="max-w-[34em]">{text}</dd>
          </div>
        ))}
        {last ? (
          <div className={row}>
            <dt className="headline-h3">{last.name}</dt>
            <dd className="flex flex-wrap gap-x-7 gap-y-2">{last.children}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}

const row =
  'row grid items-baseline gap-x-6 gap-y-2 py-6 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]'
