import type { ClinicAbout } from '#content/clinic-pages/about/page-he.ts'

export function Refusals({ words }: { words: ClinicAbout['refusals'] }) {
  return (
    <section className="refusals" aria-labelledby="refusals-title">
      <h2 id="refusals-title">{words.title}</h2>
      <ul>
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
