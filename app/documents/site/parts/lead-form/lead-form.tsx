import { useState } from 'react'
import { pageUrl } from '#i18n/links.ts'
import { LeadFields } from './lead-fields.tsx'
import { Failure, HiddenFields, Notices, SubmitRow } from './lead-form-parts.tsx'
import type { LeadFormProps } from './lead-form-props.ts'
import { LeadSent } from './lead-sent.tsx'
import { useLeadForm, type LeadFormOnceProps } from './use-lead-form.ts'

/**
 * The contact form. Before hydration the browser posts it to the contact page; after it, the script
 * sends it.
 */
export function LeadForm({ state, ...props }: LeadFormProps) {
  const [formNumber, setFormNumber] = useState(0)
  const isFirst = formNumber === 0
  return (
    <LeadFormOnce
      key={formNumber}
      {...props}
      state={isFirst ? state : undefined}
      isFocusedFirst={!isFirst}
      onNewForm={() => setFormNumber(formNumber + 1)}
    />
  )
}

function LeadFormOnce(props: LeadFormOnceProps) {
  const { lang, copy, page, state, onNewForm } = props
  const { form, phase, fieldErrors, submit } = useLeadForm(props)
  if (phase === 'saved' || phase === 'email-delayed')
    return <LeadSent copy={copy} isEmailDelayed={phase === 'email-delayed'} onNewForm={onNewForm} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its fields, not to itself
    <form
      ref={form}
      id="lead-form"
      aria-label={copy.label}
      method="post"
      action={pageUrl(lang, 'contact')}
      noValidate
      className="@container"
      onSubmit={(event) => void submit(event)}
      onInput={fieldErrors.onInput}
      onBlur={fieldErrors.onBlur}
    >
      {state?.failed || phase === 'failed' ? <Failure copy={copy} /> : null}
      <HiddenFields lang={lang} page={page} honeypotLabel={copy.honeypot} />
      <LeadFields
        {...props}
        errors={fieldErrors.shownErrors}
        messageLength={fieldErrors.messageLength}
      />
      <div className="grid items-start gap-x-10 @2xl:grid-cols-[15rem_1fr]">
        <SubmitRow lang={lang} copy={copy} phase={phase} fields={fieldErrors} />
        <Notices lang={lang} copy={copy} version={props.notice} />
      </div>
    </form>
  )
}
