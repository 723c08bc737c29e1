import type { ReactNode } from 'react'

type Props = { id: string; children: ReactNode; className?: string }

/** The heading of a section: a question, on one line and in one weight. Its id labels the section. */
export function SectionQuestion({ id, children, className = '' }: Props) {
  return (
    <h2 id={id} className={`section-question ${className}`}>
      {children}
    </h2>
  )
}
