import type { Consent } from '#copy/he/consent.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ConsentAnswers } from '#parts/consent-answers.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; copy: Consent; analyticsId: string }

/**
 * The studio's question about consent, as a strip at the bottom that belongs to its bar and not to
 * the template. Hidden until the script finds that it has to ask (behaviours/consent).
 */
export function TemplateConsent({ lang, copy, analyticsId }: Props) {
  return (
    <section
      hidden
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="frame-consent"
      {...dataAttributes({ behaviour: 'consent', 'analytics-id': analyticsId })}
    >
      <div>
        <p>
          <strong id="consent-title">{copy.title}</strong> {copy.short}{' '}
          <a href={pageUrl(lang, 'privacy-policy')}>{copy.learnMore}</a>
        </p>
        <ConsentAnswers answers={copy.answers} />
      </div>
      {(['declined', 'accepted'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          className="frame-choice"
          {...dataAttributes({ consent: choice })}
        >
          {choice === 'accepted' ? copy.accept : copy.decline}
        </button>
      ))}
      <button
        type="button"
        aria-label={copy.close}
        className="frame-width"
        {...dataAttributes({ consent: 'later' })}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="frame-icon">
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </button>
    </section>
  )
}
