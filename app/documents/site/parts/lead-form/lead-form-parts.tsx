import type { Forms } from '#copy/he/forms.ts'
import { contactFields } from '#domain/leads/contact-form.ts'
import type { FieldErrors } from '#domain/leads/field-errors.ts'
import { fill } from '#i18n/fill.ts'
import { formatList } from '#i18n/format-list.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { Button } from '#ui/button.tsx'
import type { LeadFormProps } from './lead-form-props.ts'
import type { FailureWords } from './outside-words.ts'
import type { Phase } from './use-lead-form.ts'

type CopyProps = { lang: Lang; copy: Forms['lead'] }

/** The page of the lead, and the honeypot: a field that only bots fill in. */
export function HiddenFields({
  lang,
  page,
  honeypotLabel,
}: {
  lang: Lang
  page: LeadFormProps['page']
  honeypotLabel: string
}) {
  const hidden = {
    language: lang,
    page_url: page.url,
    page_title_he: page.titles.he,
    page_title_en: page.titles.en,
  }
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        name="website"
        placeholder={honeypotLabel}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        className="sr-only"
      />
    </>
  )
}

/**
 * The button is never `disabled`: keyboards can reach it while fields are missing, and pressing it
 * shows all errors and focuses the first. The hint names only fields whose errors are shown, so
 * that nothing is called missing before a first attempt.
 */
export function SubmitRow({
  lang,
  copy,
  phase,
  fields: { errors, shownErrors },
}: CopyProps & { phase: Phase; fields: { errors: FieldErrors; shownErrors: FieldErrors } }) {
  const isReady = Object.keys(errors).length === 0
  const missing = contactFields.flatMap((field) => (shownErrors[field] ? copy.labels[field] : []))
  const hint = isReady
    ? copy.ready
    : missing[0] && fill(copy.missing, { fields: formatList(missing, lang) })
  const isSending = phase === 'sending'
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button
        type="submit"
        className="w-full @lg:w-auto @lg:min-w-48"
        aria-describedby="lead-hint"
        aria-disabled={isSending || (phase === 'ready' && !isReady)}
        isBusy={isSending}
      >
        {isSending ? copy.sending : copy.submit}
      </Button>
      <p id="lead-hint" className="min-h-6 text-small text-fg-muted empty:hidden">
        {phase !== 'static' && hint}
      </p>
    </div>
  )
}

/** The failure message in the form: without JavaScript, and where the gate refused it. */
export function Failure({ copy: { failed } }: { copy: { failed: FailureWords } }) {
  return (
    <p role="alert" className="mb-8 rounded-field border-2 border-danger px-5 py-4">
      <FailureText words={failed} />
    </p>
  )
}

export function FailureText({ words: { title, text, link } }: { words: FailureWords }) {
  return (
    <>
      <strong className="block text-danger">{`${title} `}</strong>
      <span>{text}</span>
      {link ? (
        <span className="mt-2 block">
          <a href={link.url} target="_blank" className="text-link">
            {link.text}
          </a>
        </span>
      ) : null}
    </>
  )
}

/**
 * The reply time, and who collects the data and why (requirements 10.3). The lead is stored with the
 * version of what is said here, as formNotice() has it.
 */
export function Notices({ lang, copy, version }: CopyProps & { version: string }) {
  return (
    <div className="mt-5 space-y-2 border-t border-line pt-4">
      <input type="hidden" name="privacy_notice" value={version} />
      <p>{copy.promise}</p>
      <p className="prose-links max-w-[44em] text-small text-fg-muted">
        <span>{`${copy.privacy.text} `}</span>
        <a href={pageUrl(lang, 'privacy-policy')}>{copy.privacy.link}</a>
      </p>
    </div>
  )
}
