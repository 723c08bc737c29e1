import { Section } from 'react-email'
import type { Lang } from '#i18n/languages.ts'
import { Frame } from './frame.tsx'
import { Paragraph, PrimaryPill, Small, Title } from './parts.tsx'

/** `label`: the subject area of the email, shown above its text. */
export type DirectWords = Record<
  'subject' | 'label' | 'title' | 'text' | 'button' | 'footer',
  string
>

type Props = {
  lang: Lang
  words: DirectWords
  /** null: `noLink` in place of the button. */
  href: string | null
  noLink: string
}

/** An email with one text, and one button where there is an address that it can open. */
export function DirectEmailPage({ lang, words, href, noLink }: Props) {
  return (
    <Frame
      lang={lang}
      title={words.subject}
      preview={words.text}
      label={words.label}
      footer={<Small>{words.footer}</Small>}
    >
      <Title>{words.title}</Title>
      <Paragraph>{words.text}</Paragraph>
      {href === null ? (
        <Paragraph>{noLink}</Paragraph>
      ) : (
        <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
          <PrimaryPill href={href}>{words.button}</PrimaryPill>
        </Section>
      )}
    </Frame>
  )
}
