import { phone } from '#content/templates/real-estate-investment/figures.ts'
import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { sums } from '#content/templates/real-estate-investment/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney, formatMoneyRange } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { DemoField } from '#documents/template/frame/demo-field.tsx'
import { DemoForm } from '#documents/template/frame/demo-form.tsx'
import { Lines } from './lines.tsx'
import { Picture } from './picture.tsx'

type Words = RealEstatePage['meeting']
type Props = { lang: Lang; words: Words; buildings: RealEstatePage['buildings']['items'] }

export function Meeting({ lang, words, buildings }: Props) {
  const { office } = words
  return (
    <section className="meeting" id="meeting" aria-labelledby="meeting-title">
      <Picture
        name="night"
        alt={words.alt}
        sizes="(width < 60rem) 70vw, 100vw"
        className="meeting-picture"
      />
      <div className="meeting-head">
        <h2 id="meeting-title">
          <Lines lines={words.title} />
        </h2>
        <p>{words.lead}</p>
        <h3>{words.peopleLabel}</h3>
        <dl className="people">
          {words.people.map(({ name, role }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{role}</dd>
            </div>
          ))}
        </dl>
        <p className="office">
          <span>
            {office.callUs} <bdi>{phone}</bdi>
          </span>
          <span>{office.address}</span>
          <span>{office.hours}</span>
        </p>
      </div>
      <MeetingForm lang={lang} words={words} buildings={buildings} />
    </section>
  )
}

function MeetingForm({ lang, words, buildings }: Props) {
  const { fields, choose } = words
  const names = Object.values(buildings).map(({ name }) => name)
  return (
    <DemoForm id="meeting-form" words={words.form}>
      <DemoField id="meeting-name" kind="name" words={fields.name} />
      <DemoField id="meeting-phone" kind="phone" words={fields.phone} />
      <DemoField id="meeting-email" kind="email" words={fields.email} />
      <DemoField
        id="meeting-place"
        kind={{ options: [choose, ...words.places] }}
        words={fields.place}
      />
      <DemoField
        id="meeting-building"
        kind={{ options: [choose, ...names, words.anyBuilding] }}
        words={fields.building}
      />
      <DemoField
        id="meeting-investor"
        kind={{ options: [choose, ...words.investors] }}
        words={fields.investor}
      />
      <DemoField
        id="meeting-sum"
        kind={{ options: [choose, ...sumOptions(lang, words.above)] }}
        words={fields.sum}
        className="demo-wide"
      />
      <DemoField
        id="meeting-message"
        kind="message"
        words={fields.message}
        required={false}
        className="demo-wide"
      />
      <p className="statement">{words.statement}</p>
    </DemoForm>
  )
}

function sumOptions(lang: Lang, above: string): string[] {
  return sums.map((amount, index) => {
    const next = sums[index + 1]
    return next === undefined
      ? fill(above, { amount: formatMoney(amount, lang) })
      : formatMoneyRange(amount, next, lang)
  })
}
