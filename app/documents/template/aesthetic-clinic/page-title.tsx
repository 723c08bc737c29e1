type Props = { title: readonly string[]; lead: string }

/** The headline of a page in two lines, and what the page is for. */
export function PageTitle({ title: [first, second], lead }: Props) {
  return (
    <div className="page-title">
      <h1>
        <span>{first}</span> <span>{second}</span>
      </h1>
      <p className="page-lead">{lead}</p>
    </div>
  )
}
