import { partners } from '#content/templates/law-firm/figures.ts'
import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { Detail } from './detail.tsx'

type Words = LawFirmPage['partners']

/** The partners, set like the plate beside the door. */
export function Partners({ words }: { words: Words }) {
  return (
    <section className="partners" id="partners" aria-labelledby="partners-title">
      <Detail name="door" alt={words.alt} sizes="(width < 60rem) 92vw, 60vw" />
      <div className="plate">
        <div className="plate-head">
          <h2 id="partners-title">{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        {partners.map((partner) => (
          <Partner key={partner.id} words={words} partner={partner} />
        ))}
      </div>
    </section>
  )
}

type PartnerProps = { words: Words; partner: (typeof partners)[number] }

function Partner({ words, partner: { id, licensed, phone } }: PartnerProps) {
  const { name, role, text, languages } = words.people[id]
  return (
    <article className="partner">
      <h3>{name}</h3>
      <p className="partner-role">{role}</p>
      <p className="partner-text">{text}</p>
      <ul className="partner-facts">
        <li>{fill(words.licensed, { year: licensed })}</li>
        <li>{languages}</li>
        <li>
          {words.direct} <bdi>{phone}</bdi>
        </li>
      </ul>
    </article>
  )
}
