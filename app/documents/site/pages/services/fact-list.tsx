import type { Fact } from '#documents/site/parts/offer-facts.ts'

export function FactList({
  facts,
  className = 'facts',
}: {
  facts: readonly Fact[]
  className?: string
}) {
  if (facts.length === 0) return null
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
