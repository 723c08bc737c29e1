import type { ReactNode } from 'react'
import type { Title } from '#copy/opening.ts'
import { Headline } from './headline.tsx'

type Props = {
  id: string
  badge: string
  title: Title
  lead?: string
  size?: 'h2' | 'd2'
  className?: string
  children?: ReactNode
}

/** The heading of a section. Its id labels the section. */
export function SectionHead({
  id,
  badge,
  title,
  lead,
  size = 'h2',
  className = '',
  children,
}: Props) {
  return (
    <header className={className}>
      <p className="badge">{badge}</p>
      <Headline as="h2" size={size} title={title} id={id} dot={false} className="mt-4" />
      {lead ? (
        <p className="mt-6 max-w-[31em] text-lede text-balance text-fg-muted">{lead}</p>
      ) : null}
      {children}
    </header>
  )
}
