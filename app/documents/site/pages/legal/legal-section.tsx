import type { ReactNode } from 'react'
import type { LegalBlock, LegalSection as Section } from '#content/pages/legal-words.ts'

type Props = {
  section: Section & { id: string }
  /** The target of the section's link, if it has one. */
  href: string | null
  children?: ReactNode
}

/** One section of a legal text, with its anchor. */
export function LegalSection({ section: { id, title, blocks, link }, href, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="row grid gap-4 py-8">
      <h3 id={`${id}-title`} className="headline-h3">
        {title}
      </h3>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {link !== undefined && href !== null ? (
        <p>
          <a href={href} className="text-link">
            {link}
          </a>
        </p>
      ) : null}
      {children}
    </section>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="max-w-[40em] text-pretty">{block}</p>
  return (
    <ul className="grid max-w-[40em] list-disc gap-2 ps-5 marker:text-accent">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
