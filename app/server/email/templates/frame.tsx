import { createElement, type ReactNode } from 'react'
import { Body, Column, Container, Head, Html, Row, Section } from 'react-email'
import { company } from '#catalog/company.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { look, sheet, styleSheet } from './styles.ts'
import { Dot, Own } from './parts.tsx'

/** What a list of emails shows beside the subject. */
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

/** The sheet that every email is written on. */
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
      <Body lang={lang} dir={dir} style={look.body}>
        <Section className="page" style={look.page}>
          {createElement('div', { style: hidden }, preview)}
          <Container tdClassName="outer" style={look.outer}>
            <Section className="sheet" tdClassName="sheet-inside" style={sheet(dir)}>
              <Row>
                <Column className="ink" style={look.brand}>
                  <Own>{company.name[lang]}</Own>
                  <Dot />
                </Column>
                <Column className="muted" align={end} style={look.label}>
                  {label}
                </Column>
              </Row>
              {children}
            </Section>
            <Section tdClassName="foot" style={look.foot}>
              {footer}
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}
