import { createElement, type ReactNode } from 'react'
import { Body, Column, Container, Head, Html, Row, Section } from 'react-email'
import { studio } from '#catalog/studio.server.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { styles, sheet, styleSheet } from './styles.ts'
import { Dot, AutoDirection } from './parts.tsx'

/** Hides the preview text, which email clients show next to the subject. */
const hidden = {
  display: 'none',
  overflow: 'hidden',
  maxHeight: 0,
  maxWidth: 0,
  opacity: 0,
  lineHeight: '1px',
}

type Frame = {
  lang: Lang
  title: string
  preview: string
  label: string
  children: ReactNode
  footer: ReactNode
}

/** The layout of every email. */
export function Frame({ lang, title, preview, label, children, footer }: Frame) {
  const { dir } = languages[lang]
  const end = dir === 'rtl' ? 'left' : 'right'
  return (
    <Html lang={lang} dir={dir}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{styleSheet}</style>
      </Head>
      <Body lang={lang} dir={dir} style={styles.body}>
        <Section className="page" style={styles.page}>
          {createElement('div', { style: hidden }, preview)}
          <Container tdClassName="outer" style={styles.outer}>
            <Section className="sheet" tdClassName="sheet-inside" style={sheet(dir)}>
              <Row>
                <Column className="ink" style={styles.brand}>
                  <AutoDirection>{studio().name[lang]}</AutoDirection>
                  <Dot />
                </Column>
                <Column className="muted" align={end} style={styles.label}>
                  {label}
                </Column>
              </Row>
              {children}
            </Section>
            <Section tdClassName="foot" style={styles.foot}>
              {footer}
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}
