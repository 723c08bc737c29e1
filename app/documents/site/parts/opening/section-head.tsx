import type { ReactElement } from 'react'
import type { Title } from '#copy/opening.ts'
import { Headline } from './headline.tsx'

/**
 * The layout of a heading. `column`: its two lines above its lead, which `large` sets in larger
 * type; `line`: large type, on one line where it fits, with the lead at its end; `note`: a small
 * one in the margin.
 */
type Form = 'column' | 'large' | 'line' | 'note'

const forms = {
  column: { head: '', size: 'h2', lead: 'mt-6 max-w-[31em] text-lede text-balance' },
  large: { head: '', size: 'd2', lead: 'mt-6 max-w-[31em] text-lede text-balance' },
  line: {
    head: 'head-line',
    size: 'd2',
    lead: 'max-w-[24em] text-balance',
  },
  note: {
    head: 'head-note',
    size: 'h3',
    lead: 'mt-3 max-w-[24em] text-balance',
  },
} as const satisfies Record<Form, Record<'head' | 'size' | 'lead', string>>

type Props = {
  id: string
  /** Where the title does not say what the section is. */
  badge?: string
  title: Title
  lead?: string
  form?: Form
  className?: string
  children?: ReactElement
}

/** The heading of a section. Its id labels the section. */
export function SectionHead({
  id,
  badge,
  title,
  lead,
  form = 'column',
  className = '',
  children,
}: Props) {
  const classes = forms[form]
  return (
    <header className={`${classes.head} ${className}`}>
      {badge === undefined ? null : <p className="badge">{badge}</p>}
      <Headline
        as="h2"
        size={classes.size}
        title={title}
        id={id}
        dot={false}
        className={badge === undefined ? '' : 'mt-4'}
      />
      {lead ? <p className={`${classes.lead} text-fg-muted`}>{lead}</p> : null}
      {children}
    </header>
  )
}
