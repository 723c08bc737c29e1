import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { paragraphs } from './email-text-parts.ts'
import type { Email, NamedAddress } from './mime.ts'
import { senderFor } from './sender-name.ts'
import { DirectEmailPage, type DirectWords } from './templates/direct-email.tsx'

/** An email with one text and one button, which opens `href`; a sentence in its place where that is null. */
export type DirectEmail = {
  recipient: string
  lang: Lang
  words: DirectWords
  href: string | null
}

/** `id`: the id of the email, the same for each attempt to send it. */
export function composeDirectEmail(
  { recipient, lang, words, href }: DirectEmail,
  { from, id }: { from: NamedAddress; id: string },
): Email {
  const { noLink } = deskCopyFor(lang).adminSending
  return {
    messageId: `${id}@${from.address.split('@').at(-1)}`,
    date: new Date(),
    from: senderFor(from, lang),
    to: { name: '', address: recipient },
    replyTo: { name: studio().name[lang], address: studio().email },
    language: lang,
    subject: words.subject,
    text: paragraphs(
      words.title,
      words.text,
      href === null ? noLink : `${words.button}:\n${href}`,
      words.footer,
    ),
    html: `<!DOCTYPE html>${renderToStaticMarkup(createElement(DirectEmailPage, { lang, words, href, noLink }))}`,
    autoSubmitted: 'auto-generated',
  }
}
