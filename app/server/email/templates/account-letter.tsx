import { Section } from 'react-email'
import type { AdminRecovery } from '#copy/he/admin-recovery.ts'
import type { Lang } from '#i18n/languages.ts'
import { Frame } from './frame.tsx'
import { Paragraph, PrimaryPill, Small, Title } from './parts.tsx'

type Props = { lang: Lang; words: AdminRecovery['emails']['link']; href: string }

/** To an admin, about the own account: one text and one button. */
export function AccountLetter({ lang, words, href }: Props) {
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
      <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
        <PrimaryPill href={href}>{words.button}</PrimaryPill>
      </Section>
    </Frame>
  )
}
