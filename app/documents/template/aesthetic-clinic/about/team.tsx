import type { ClinicAbout } from '#content/clinic-pages/about/page-he.ts'

export function Team({ words }: { words: ClinicAbout['team'] }) {
  return (
    <section className="team" aria-labelledby="team-title">
      <h2 id="team-title">{words.title}</h2>
      <ul>
        {words.people.map(({ name, role, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="team-role">{role}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
