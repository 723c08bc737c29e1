import { Fragment } from 'react'
import type { Consent } from '#copy/he/consent.ts'
import { dataAttributes } from './data-attributes.ts'

type Props = { answers: Consent['answers']; className?: string }

/** The script shows the text of the current answer and fills in its date. */
export function ConsentAnswers({ answers, className }: Props) {
  return Object.entries(answers).map(([answer, text]) => (
    <p key={answer} hidden className={className} {...dataAttributes({ 'consent-answer': answer })}>
      {text.split('{date}').map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? <bdi {...dataAttributes({ 'consent-date': true })} /> : null}
          {part}
        </Fragment>
      ))}
    </p>
  ))
}
