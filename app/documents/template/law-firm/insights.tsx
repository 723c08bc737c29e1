import type { ReactNode } from 'react'
import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { Detail } from './detail.tsx'

type Words = LawFirmPage['insights']

/** A spread: the first note in columns below its picture, two short ones beside it. */
export function Insights({ words }: { words: Words }) {
  return (
    <section className="insights" id="insights" aria-labelledby="insights-title">
      <h2 id="insights-title">{words.title}</h2>
      <Note words={words} id="memo">
        <Detail name="seal" alt={words.alt} sizes="(width < 60rem) 92vw, 60vw" />
      </Note>
      <Note words={words} id="will" />
      <Note words={words} id="compete" />
      <p className="insights-general">{words.general}</p>
    </section>
  )
}

type NoteProps = { words: Words; id: keyof Words['items']; children?: ReactNode }

function Note({ words, id, children }: NoteProps) {
  const { title, date, author, paragraphs } = words.items[id]
  return (
    <article className={`note note-${id}`}>
      {children}
      <h3>{title}</h3>
      <p className="note-by">
        <span>{fill(words.by, { name: author })}</span> <span>{date}</span>
      </p>
      <div className="note-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  )
}
