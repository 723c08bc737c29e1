import { Form } from 'react-router'
import { SelectBox } from '#desk/parts/select-box.tsx'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import type { Quotes } from '#copy/he/quotes.ts'
import { declineReasons } from '#domain/quotes/decline.ts'
import { textDirection } from '#i18n/text-direction.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'

type Props = {
  copy: AdminQuotes['declined']
  reasons: Quotes['decline']['reasons']
  decline: OwnerView['decline']
}

/** When and why the client declined, and the one question that is left: is the lead lost? */
export function QuoteDeclined({ copy, reasons, decline }: Props) {
  if (decline === null) return null
  return (
    <section className="rounded-se-chip bg-selected p-5 text-small">
      <h2 className="text-body font-semibold">{decline.title}</h2>
      <p className="mt-2 grid">
        {decline.why.split('\n').map((line, at) => (
          // The lines do not move.
          <bdi key={at} dir={textDirection(line)} className="text-start">
            {line}
          </bdi>
        ))}
      </p>
      {decline.canClose ? (
        <Form method="post" className="mt-4 grid justify-items-start gap-3">
          {decline.hasReason ? null : (
            <label className="grid w-full gap-1 font-medium">
              {copy.reason}
              <SelectBox name="reason" defaultValue="">
                <option value="">{copy.unknown}</option>
                {declineReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {reasons[reason]}
                  </option>
                ))}
              </SelectBox>
            </label>
          )}
          <button
            type="submit"
            name="intent"
            value="close-lost"
            className="pill pill-small pill-line"
          >
            {copy.close}
          </button>
        </Form>
      ) : null}
    </section>
  )
}
