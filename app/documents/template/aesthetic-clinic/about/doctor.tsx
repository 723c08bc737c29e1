import type { ClinicAbout } from '#content/clinic-pages/about/page-he.ts'
import { ClinicPicture } from '../clinic-picture.tsx'

type Props = { words: ClinicAbout['doctor']; name: string; alt: string }

export function Doctor({ words, name, alt }: Props) {
  return (
    <section className="doctor" aria-labelledby="doctor-title">
      <ClinicPicture name="towels" alt={alt} sizes="(width < 60rem) 100vw, 58vw" isFirst />
      <div className="doctor-words">
        <h2 id="doctor-title">{name}</h2>
        <p className="doctor-role">{words.role}</p>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl>
          {Object.entries(words.facts).map(([id, { title, text }]) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
