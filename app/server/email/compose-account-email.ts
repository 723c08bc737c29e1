import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { paragraphs } from './email-text-parts.ts'
import type { Email, NamedAddress } from './mime.ts'
import { AccountLetter } from './templates/account-letter.tsx'

/** To an admin, about the own account. `href`: where its button leads. */
export type AccountEmail = {
  kind: 'reset-link' | 'password-recovered'
  recipient: string
  lang: Lang
  href: string
}

export function composeAccountEmail(
  { kind, recipient, lang, href }: AccountEmail,
  from: NamedAddress,
): Email {
  const { emails } = copyFor(lang).adminRecovery
  const words = kind === 'reset-link' ? emails.link : emails.recovered
  return {
    messageId: `${randomUUID()}@${from.address.split('@').at(-1)}`,
    date: new Date(),
    from,
    to: { name: '', address: recipient },
    replyTo: { name: company.name[lang], address: company.email },
    language: lang,
    subject: words.subject,
    text: paragraphs(words.title, words.text, `${words.button}:\n${href}`, words.footer),
    html: `<!DOCTYPE html>${renderToStaticMarkup(createElement(AccountLetter, { lang, words, href }))}`,
    autoSubmitted: 'auto-generated',
  }
}
