import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'

/** Who leads the evening, in her own words. */
export function Host({ words }: { words: CrystalWorkshopPage['host'] }) {
  return (
    <section className="host" aria-labelledby="host-name">
      <blockquote>
        {words.quote.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <div className="host-about">
        <h2 id="host-name">{words.name}</h2>
        <p>{words.text}</p>
      </div>
    </section>
  )
}
