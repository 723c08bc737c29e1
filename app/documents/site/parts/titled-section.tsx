import type { ReactNode } from 'react'

type Props = {
  /** Id of the heading, which labels the section. */
  id: string
  heading: ReactNode
  children: ReactNode
}

/** A section with its heading in the first third and its content beside it. */
export function TitledSection({ id, heading, children }: Props) {
  return (
    <section aria-labelledby={id} className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
      <div className="lg:col-span-4">{heading}</div>
      <div className="lg:col-span-8">{children}</div>
    </section>
  )
}
