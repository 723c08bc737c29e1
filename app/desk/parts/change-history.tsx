import { Form } from 'react-router'
import type { AdminStudio } from '#desk/words/he/studio.ts'
import { Button } from '#ui/button.tsx'

type Change = {
  id: string
  by: string
  fields: readonly { name: string; from: string; to: string }[]
}

type Props = { copy: AdminStudio['history']; changes: readonly Change[] }

/** Who changed what, each with a button that puts it back. */
export function ChangeHistory({ copy, changes }: Props) {
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{copy.title}</h2>
      {changes.length === 0 ? <p className="mt-3 text-fg-muted">{copy.empty}</p> : null}
      <ul>
        {changes.map(({ id, by, fields }) => (
          <li key={id} className="border-b border-line py-4">
            <dl>
              {fields.map(({ name, from, to }) => (
                <div key={name} className="mb-2">
                  <dt className="font-semibold">{name}</dt>
                  <dd className="text-small [overflow-wrap:anywhere]">
                    <span className="text-fg-muted">{copy.was}</span> <bdi>{from}</bdi>
                    <br />
                    <span className="text-fg-muted">{copy.is}</span> <bdi>{to}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
              <p className="text-small text-fg-muted">{by}</p>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="change" value={id} />
                <Button type="submit" variant="line" size="small">
                  {copy.undo}
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
