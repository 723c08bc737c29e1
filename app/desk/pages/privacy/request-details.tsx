import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import type { AdminPrivacy } from '#desk/words/he/privacy.ts'
import { fill } from '#i18n/fill.ts'
import { textDirection } from '#i18n/text-direction.ts'
import { Button } from '#ui/button.tsx'
import type { RequestView } from './describe-request.server.ts'
import { RequestReply } from './request-reply.tsx'

type Props = { copy: AdminPrivacy; request: RequestView } & Pick<
  ComponentProps<typeof RequestReply>,
  'kit' | 'reply'
>

/** Who requests what, the deadline, and whether the email address was confirmed. */
export function RequestDetails({ copy, request, kit, reply }: Props) {
  return (
    <>
      <h1 className="mt-2 text-[2rem] leading-tight font-bold">
        <bdi dir="auto">{request.name === '' ? copy.erased : request.name}</bdi>
      </h1>
      <p className="mt-3 font-medium">{request.kind}</p>
      <p className={`mt-1 ${request.isOverdue ? 'font-semibold text-danger' : ''}`}>
        {request.deadline}
      </p>
      <p className="mt-1 text-small text-fg-muted">
        {fill(copy.request.received, { day: request.received, due: request.due })}
      </p>
      <p className="mt-1 text-small text-fg-muted">{request.state}</p>
      {request.isVerified || request.isAnswered ? null : (
        <>
          <p className="mt-4 max-w-[44em] bg-citron px-6 py-3 font-medium text-ink">
            {copy.request.unverifiedNote}
          </p>
          <Form method="post" className="mt-4">
            <Button type="submit" name="intent" value="confirm" size="small" variant="line">
              {copy.request.identify}
            </Button>
            <p className="mt-2 max-w-[44em] text-small text-fg-muted">
              {copy.request.identifyNote}
            </p>
          </Form>
        </>
      )}
      {request.details === '' ? null : (
        <section className="mt-6 max-w-[44em]">
          <h2 className="font-semibold">{copy.request.details}</h2>
          <p dir={textDirection(request.details)} className="mt-1 whitespace-pre-line">
            {request.details}
          </p>
        </section>
      )}
      {request.email === '' ? null : (
        <>
          <p className="mt-5 text-small text-fg-muted">
            <bdi dir="ltr">{request.email}</bdi>
          </p>
          <RequestReply copy={copy.request} kit={kit} name={request.name} reply={reply} />
        </>
      )}
    </>
  )
}
