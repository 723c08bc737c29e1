import { createElement, Fragment, type ReactNode } from 'react'
import { Button, Column, Heading, Link, Row, Section, Text } from 'react-email'
import type { Direction } from '#i18n/languages.ts'
import { look, panel, plainPill, primaryPill } from './styles.ts'

type Children = { children: ReactNode }

/** A phone, an address, a code: left to right in any sentence. */
export function Ltr({ children }: Children) {
  return <bdi dir="ltr">{children}</bdi>
}

/** What a visitor wrote: its own direction, whatever surrounds it. */
export function Own({ children }: Children) {
  return <bdi dir="auto">{children}</bdi>
}

/** The one persimmon dot: the full stop of the title. */
export function Dot() {
  return createElement('span', { style: look.dot }, '.')
}

/** A remark after a value. */
export function Alert({ children }: Children) {
  return createElement('span', { className: 'alert', style: look.alert }, children)
}

export function Title({ children }: Children) {
  return (
    <Heading as="h1" className="title ink" style={look.title}>
      {children}
      <Dot />
    </Heading>
  )
}

export function FactsHeading({ children }: Children) {
  return (
    <Heading as="h2" className="ink" style={look.heading}>
      {children}
    </Heading>
  )
}

export function Paragraph({ children }: Children) {
  return (
    <Text className="ink" style={look.text}>
      {children}
    </Text>
  )
}

export function Small({ children }: Children) {
  return (
    <Text className="muted" style={look.small}>
      {children}
    </Text>
  )
}

type LinkTo = Children & { href: string }

export function EmailLink({ href, children }: LinkTo) {
  return (
    <Link href={href} className="link" style={look.link}>
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

/** A ruled list, as on the site: two pixels of ink above, a hair line between the rows. The message comes last and has the whole width. */
export function Facts({ rows, message }: { rows: readonly FactRow[]; message?: FactRow }) {
  return (
    <Section className="facts" style={look.facts}>
      {rows.map(({ name, value }) => (
        <Row key={name} className="fact" style={look.fact}>
          <Column className="muted" style={look.factName}>
            {name}
          </Column>
          <Column className="ink" style={look.factValue}>
            {value}
          </Column>
        </Row>
      ))}
      {message && (
        <Row className="fact" style={look.fact}>
          <Column style={look.wideFact}>
            <Small>{message.name}</Small>
            <Message>{message.value}</Message>
          </Column>
        </Row>
      )}
    </Section>
  )
}

export function Message({ children }: Children) {
  return (
    <Text dir="auto" className="ink" style={look.message}>
      {children}
    </Text>
  )
}

/** The one tinted panel of an email. */
export function Panel({ dir, children }: Children & { dir: Direction }) {
  return (
    <Section className="panel" tdClassName="panel-inside" style={panel(dir)}>
      {children}
    </Section>
  )
}

/** A sentence of the copy with elements in its places. */
export function Phrase({
  text,
  places,
}: {
  text: string
  places: Readonly<Record<string, ReactNode>>
}) {
  const pieces = text.split(/\{(\w+)\}/)
  return pieces.map((piece, index) => (
    <Fragment key={index}>{index % 2 === 0 ? piece : places[piece]}</Fragment>
  ))
}
