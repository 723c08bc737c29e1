import { createElement, Fragment, type ReactNode } from 'react'
import { Button, Column, Heading, Link, Row, Section, Text } from 'react-email'
import type { Direction } from '#i18n/languages.ts'
import type { QuoteValues } from './email-slots.ts'
import { styles, panel, plainPill, primaryPill } from './styles.ts'

type Children = { children: ReactNode }

/** A phone number, address or code, which is always left to right. */
export function Ltr({ children }: Children) {
  return <bdi dir="ltr">{children}</bdi>
}

/** Visitor input, whose direction is that of its first letter. */
export function AutoDirection({ children }: Children) {
  return <bdi dir="auto">{children}</bdi>
}

/** The accent dot after titles and the name. */
export function Dot() {
  return createElement('span', { style: styles.dot }, '.')
}

/** A warning after a value. */
export function Alert({ children }: Children) {
  return createElement('span', { className: 'alert', style: styles.alert }, children)
}

export function Title({ children }: Children) {
  return (
    <Heading as="h1" className="title ink" style={styles.title}>
      {children}
      <Dot />
    </Heading>
  )
}

export function FactsHeading({ children }: Children) {
  return (
    <Heading as="h2" className="ink" style={styles.heading}>
      {children}
    </Heading>
  )
}

export function Paragraph({ children }: Children) {
  return (
    <Text className="ink" style={styles.text}>
      {children}
    </Text>
  )
}

export function Small({ children }: Children) {
  return (
    <Text className="muted" style={styles.small}>
      {children}
    </Text>
  )
}

type LinkTo = Children & { href: string }

export function EmailLink({ href, children }: LinkTo) {
  return (
    <Link href={href} className="link" style={styles.link}>
      {children}
    </Link>
  )
}

export function PrimaryPill({ href, children }: LinkTo) {
  return (
    <Button href={href} className="pill" style={primaryPill}>
      {children}
    </Button>
  )
}

export function PlainPill({ href, children }: LinkTo) {
  return (
    <Button href={href} className="pill plain-pill" style={plainPill}>
      {children}
    </Button>
  )
}

export type FactRow = { name: string; value: ReactNode }

/** A table of names and values, with the message last and at full width. */
export function Facts({ rows, message }: { rows: readonly FactRow[]; message?: FactRow }) {
  return (
    <Section className="facts" style={styles.facts}>
      {rows.map(({ name, value }) => (
        <Row key={name} className="fact" style={styles.fact}>
          <Column className="muted" style={styles.factName}>
            {name}
          </Column>
          <Column className="ink" style={styles.factValue}>
            {value}
          </Column>
        </Row>
      ))}
      {message && (
        <Row className="fact" style={styles.fact}>
          <Column style={styles.wideFact}>
            <Small>{message.name}</Small>
            <Message>{message.value}</Message>
          </Column>
        </Row>
      )}
    </Section>
  )
}

/** A collapsed section. Email clients that do not support it show it expanded. */
export function Folded({ summary, children }: Children & { summary: string }) {
  return createElement(
    'details',
    { style: styles.folded },
    createElement('summary', { className: 'muted', style: styles.summary }, summary),
    children,
  )
}

/** @param dir of its words; by default of its first letter */
export function Message({ children, dir = 'auto' }: Children & { dir?: string }) {
  return (
    <Text dir={dir} className="ink" style={styles.message}>
      {children}
    </Text>
  )
}

/** What an offer costs: the one-time total, and below it what is paid per month. */
export function OfferSum({ values }: { values: Pick<QuoteValues, 'quoteTotal' | 'quoteMonthly'> }) {
  return (
    <>
      <Text className="ink" style={styles.sum}>
        {values.quoteTotal}
      </Text>
      {values.quoteMonthly === '' ? null : (
        <Text className="ink" style={styles.perMonth}>
          {values.quoteMonthly}
        </Text>
      )}
    </>
  )
}

/** The highlighted panel; at most one in an email. */
export function Panel({ dir, children }: Children & { dir: Direction }) {
  return (
    <Section className="panel" tdClassName="panel-inside" style={panel(dir)}>
      {children}
    </Section>
  )
}

/** A text of the copy with elements in place of its placeholders. */
export function Phrase({
  text,
  values,
}: {
  text: string
  values: Readonly<Record<string, ReactNode>>
}) {
  const pieces = text.split(/\{(\w+)\}/)
  return pieces.map((piece, index) => (
    <Fragment key={index}>{index % 2 === 0 ? piece : values[piece]}</Fragment>
  ))
}
