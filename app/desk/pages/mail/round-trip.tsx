import { Form } from 'react-router'
import { useLookAgain } from '#desk/parts/use-look-again.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { Button } from '#ui/button.tsx'

type Props = {
  title: string
  trip: { lines: readonly string[]; state: 'none' | 'waiting' | 'arrived' }
  refresh: string
}

/** How far the newest test email came. While its link is awaited, the page looks by itself. */
export function RoundTrip({ title, trip: { lines, state }, refresh }: Props) {
  useLookAgain(state === 'waiting')
  return (
    <section className="min-w-0 content-start border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{title}</h2>
      <div role="status">
        <ul className="mt-3 grid gap-2 [overflow-wrap:anywhere]">
          {lines.map((line, index) => (
            <li key={line} className={index === lines.length - 1 ? 'font-semibold' : ''}>
              {index === lines.length - 1 && state !== 'none' ? (
                <Icon
                  name={state === 'arrived' ? 'check' : 'clock'}
                  className="me-2 inline-block translate-y-0.5"
                />
              ) : null}
              {line}
            </li>
          ))}
        </ul>
      </div>
      {state === 'waiting' ? (
        <Form method="get" className="mt-4">
          <Button type="submit" variant="line" size="small">
            {refresh}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
