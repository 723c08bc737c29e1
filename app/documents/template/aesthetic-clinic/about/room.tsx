import type { ClinicAbout } from '#content/clinic-pages/about/page-he.ts'

export function Room({ words }: { words: ClinicAbout['room'] }) {
  return (
    <section className="room" aria-labelledby="room-title">
      <h2 id="room-title">{words.title}</h2>
      <ul>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
