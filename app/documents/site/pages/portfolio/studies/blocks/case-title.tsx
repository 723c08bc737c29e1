import type { Title } from '#copy/opening.ts'

type Props = { id: string; title: Title; className?: string }

/** The heading of a section, in the type of the client. */
export function CaseTitle({ id, title: [strong, light], className = '' }: Props) {
  return (
    <h2 id={id} className={`case-title ${className}`}>
      <span>{strong} </span>
      <span>{light}</span>
    </h2>
  )
}
