import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { AdminPrivacy } from '#desk/words/he/privacy.ts'
import { Button } from '#ui/button.tsx'
import type { RemovalReview as Review } from './review-removal.server.ts'

type Props = {
  review: Review
  copy: AdminPrivacy['retention']['review']
  isBusy: boolean
  /** Leaves without a change. */
  back: string
}

/** In a form: what shorter periods erase, and the button that confirms it. */
export function RemovalReview({ review: { lines, confirmation }, copy, isBusy, back }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section
      aria-labelledby="removal"
      className="col-span-full mt-3 rounded-field border-2 border-line-strong p-5"
    >
      <h2 id="removal" ref={title} tabIndex={-1} className="font-semibold">
        {lines.length === 0 ? copy.titleNone : copy.title}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-1">{copy.none}</p>
      ) : (
        <>
          <p className="mt-1">{copy.lead}</p>
          <ul className="mt-2 list-disc ps-5 font-medium">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2 text-small text-fg-muted">{copy.undo}</p>
        </>
      )}
      <input type="hidden" name="confirmed" value={confirmation} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          {...(lines.length > 0 && { variant: 'line' })}
          aria-busy={isBusy}
          isBusy={isBusy}
        >
          {lines.length === 0 ? copy.submitNone : copy.submit}
        </Button>
        <Link to={back} className="text-link inline-flex min-h-11 items-center">
          {copy.leave}
        </Link>
      </div>
    </section>
  )
}
