import type { ReactNode } from 'react'
import type { BusinessCard } from '#copy/he/business-card.ts'
import type { CardContent, CardWords } from '#domain/business-card/card-content.ts'
import { nameStep } from '#domain/business-card/name-step.ts'
import { nameLines } from '#domain/business-card/split-name.ts'
import type { CardLang } from '#i18n/languages.ts'
import { cardPictureUrl } from '#i18n/card-links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { CardIcon } from './card-icon.tsx'
import { CardSections } from './card-sections.tsx'
import { cardContactMethods, type CardContactMethod } from './contact-methods.ts'

export type CardViewProps = {
  lang: CardLang
  content: CardContent
  copy: BusinessCard
  /** Address of the contact file. */
  saveUrl: string
  /** The language links; absent in the editor's preview. */
  languages?: ReactNode
  /** The buttons that share the card. */
  tools?: ReactNode
  /** The form, and the content below it. */
  children?: ReactNode
}

/** A card in one language: its face, the contact methods, and its other sections. */
export function CardView({
  lang,
  content,
  copy,
  saveUrl,
  languages,
  tools,
  children,
}: CardViewProps) {
  const words = content.words[lang]
  return (
    <article className="bc-sheet">
      <Face content={content} words={words}>
        {languages}
      </Face>
      <div className="bc-body">
        <ContactMethods
          methods={cardContactMethods(content, words.address, copy)}
          label={copy.ways}
        />
        <div className="bc-keep">
          <a href={saveUrl} className="bc-save" {...dataAttributes({ 'card-tap': 'save' })}>
            <CardIcon name="save" />
            {copy.save}
          </a>
          {tools}
        </div>
        <CardSections lang={lang} content={content} words={words} copy={copy} />
        {children}
      </div>
    </article>
  )
}

type FaceProps = { content: CardContent; words: CardWords; children: ReactNode }

function Face({ content: { photo }, words, children }: FaceProps) {
  const { name, role, company } = words
  const { first, second } = nameLines(name, words)
  const step = nameStep(name)
  return (
    <header className="bc-face">
      {children}
      <div className="bc-art" aria-hidden="true" />
      <div className={`bc-portrait ${photo ? 'bc-photo' : 'bc-monogram'}`}>
        {photo ? (
          <img src={cardPictureUrl(photo)} alt="" width={600} height={600} fetchPriority="high" />
        ) : (
          <span aria-hidden="true">{monogramOf(name)}</span>
        )}
      </div>
      <div className="bc-title">
        {company === '' ? null : <p className="bc-company">{company}</p>}
        {/* Only the preview of a new card has no name yet. */}
        {name === '' ? null : (
          <h1 className={step === null ? 'bc-name' : `bc-name bc-name-${step}`}>
            <span>{first} </span>
            {second === '' ? null : <span>{second}</span>}
          </h1>
        )}
        {role === '' ? null : <p className="bc-role">{role}</p>}
      </div>
    </header>
  )
}

/** A long email address breaks before its host. */
function BreakableText({ text }: { text: string }) {
  const hostStart = text.indexOf('@') + 1
  if (hostStart === 0) return text
  return (
    <>
      {text.slice(0, hostStart)}
      <wbr />
      {text.slice(hostStart)}
    </>
  )
}

/** The first letter of a name as people see it, which can be several code points. */
function monogramOf(name: string): string {
  const [first] = new Intl.Segmenter('he').segment(name)
  return first?.segment ?? ''
}

function ContactMethods({
  methods,
  label,
}: {
  methods: readonly CardContactMethod[]
  label: string
}) {
  if (methods.length === 0) return null
  return (
    <ul className="bc-ways" aria-label={label}>
      {methods.map(({ icon, tap, name, text, href }) => (
        <li key={href}>
          <a href={href} className="bc-way" {...dataAttributes({ 'card-tap': tap })}>
            <CardIcon name={icon} />
            <span className="bc-way-name">{name}</span>
            <bdi dir="ltr" className="bc-way-text">
              <BreakableText text={text} />
            </bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
