import { Form } from 'react-router'
import type { AdminRestore } from '#desk/words/he/restore.ts'
import { Button } from '#ui/button.tsx'
import { SubmitButton } from '#desk/parts/submit-button.tsx'

type Props = {
  copy: AdminRestore['ready']
  restored: {
    title: string
    rows: readonly { label: string; now: string; restored: string }[]
    changes: readonly string[]
  }
  isBusy: boolean
}

/** What is in the opened backup beside what is stored today, and the switch to it. */
export function RestoredTable({ copy, restored: { title, rows, changes }, isBusy }: Props) {
  const cell = 'py-3 pe-4 text-start align-baseline'
  return (
    <section className="mt-8 max-w-[52em] border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{title}</h2>
      <table className="mt-4 w-full border-t border-line">
        <thead className="text-small text-fg-muted">
          <tr className="border-b border-line">
            <th scope="col" className={`${cell} font-normal`}>
              <span className="sr-only">{copy.what}</span>
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {copy.now}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {copy.restored}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, now, restored }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className={`${cell} w-1/4 font-normal text-fg-muted`}>
                {label}
              </th>
              <td className={cell}>{now}</td>
              <td className={`${cell} font-semibold`}>{restored}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="mt-8 font-semibold">{copy.changes}</h3>
      <ul className="mt-2 grid max-w-[44em] list-disc gap-1.5 ps-5">
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Form method="post">
          <input type="hidden" name="intent" value="switch" />
          <SubmitButton
            isBusy={isBusy}
            label={copy.switch}
            busyLabel={copy.switching}
            size="small"
          />
        </Form>
        <Form method="post">
          <input type="hidden" name="intent" value="discard" />
          <Button type="submit" size="small" variant="line">
            {copy.discard}
          </Button>
        </Form>
      </div>
    </section>
  )
}
