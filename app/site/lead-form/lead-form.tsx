import { useState } from 'react'
import { pageUrl } from '#i18n/links.ts'
import { LeadFields } from './lead-fields.tsx'
import { Failure, HiddenFields, Notices, SubmitRow } from './lead-form-parts.tsx'
import type { LeadFormProps } from './lead-form-props.ts'
import { LeadSent } from './lead-sent.tsx'
import { useLeadRound, type RoundProps } from './use-lead-round.ts'

/** The contact form. An ordinary form that posts to the contact page, until it wakes up and sends by itself. */
export function LeadForm({ answer, ...props }: LeadFormProps) {
  const [round, setRound] = useState(0)
  return (
    <LeadRound
      key={round}
      {...props}
      answer={round === 0 ? answer : undefined}
      isAgain={round > 0}
      onAgain={() => setRound(round + 1)}
    />
  )
}

function LeadRound(props: RoundProps) {
  const { lang, copy, page, answer, onAgain } = props
  const { form, phase, live, submit } = useLeadRound(props)
  if (phase === 'saved' || phase === 'mail-delayed')
    return <LeadSent copy={copy} isMailDelayed={phase === 'mail-delayed'} onAgain={onAgain} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its fields, not to itself
    <form
      ref={form}
      id="lead-form"
      aria-label={copy.label}
      method="post"
      action={`${pageUrl(lang, 'contact')}#lead-form`}
      noValidate
      className="@container"
      onSubmit={(event) => void submit(event)}
      onInput={live.onInput}
      onBlur={live.onBlur}
    >
      {answer?.failed ? <Failure copy={copy} /> : null}
      <HiddenFields lang={lang} page={page} trap={copy.trap} />
      <LeadFields {...props} errors={live.messages} used={live.used} />
      <SubmitRow lang={lang} copy={copy} phase={phase} errors={live.errors} />
      <Notices lang={lang} copy={copy} />
    </form>
  )
}
