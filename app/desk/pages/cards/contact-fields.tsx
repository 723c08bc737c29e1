import { cardNetworks } from '#domain/business-card/card-networks.ts'
import { isE164 } from '#domain/phone/dial.ts'
import { readPhone } from '#domain/phone/read-phone.ts'
import { parseTime } from '#domain/typed-date-time.ts'
import { networkNames } from '#parts/card/contact-methods.ts'
import { countryName } from '#i18n/country-name.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { InputField } from '#ui/field.tsx'
import { EditorSection } from '#desk/parts/editor-section.tsx'
import type { EditorPartProps } from './editor-part-props.ts'
import { deskLanguages, type DeskLang } from '#desk/words/desk-lang.ts'

const contactFields = [
  ['phone', 'tel'],
  ['whatsapp', 'tel'],
  ['sms', 'tel'],
  ['email', 'email'],
  ['website', 'url'],
] as const

const latin = { dir: 'ltr', className: '[&_input]:rtl:text-end' }

/** Contact details, profiles and opening hours. */
export function ContactFields(props: EditorPartProps & { lang: DeskLang }) {
  const { copy, saved, content, faults, lang } = props
  const { form } = copy
  return (
    <>
      <EditorSection title={form.ways}>
        <div className="grid gap-3 md:grid-cols-2">
          {contactFields.map(([name, type]) => (
            <InputField
              key={name}
              id={name}
              name={name}
              type={type}
              label={form[name]}
              defaultValue={saved[name]}
              error={faults[name]}
              note={
                type === 'tel' ? (
                  <Dialled typed={content[name]} kind={name} copy={copy} lang={lang} />
                ) : undefined
              }
              {...latin}
            />
          ))}
        </div>
      </EditorSection>
      <EditorSection title={form.profiles}>
        <div className="grid gap-3 md:grid-cols-2">
          {cardNetworks.map((network) => (
            <InputField
              key={network}
              id={`profile.${network}`}
              name={`profile.${network}`}
              type="url"
              label={networkNames[network]}
              defaultValue={saved.profiles.find((each) => each.network === network)?.url}
              error={faults[`profile.${network}`]}
              {...latin}
            />
          ))}
        </div>
      </EditorSection>
      <EditorSection title={form.hours}>
        <HourFields copy={copy} saved={saved} lang={lang} />
        <p className="mt-2 text-small font-medium text-danger">{faults['hours']}</p>
      </EditorSection>
    </>
  )
}

type DialledProps = {
  typed: string
  kind: 'phone' | 'whatsapp' | 'sms'
  copy: EditorPartProps['copy']
  lang: DeskLang
}

/** The number that visitors will reach, with its country, while it is typed. */
function Dialled({ typed, kind, copy: { form }, lang }: DialledProps) {
  const read = readPhone(typed, 'israeli')
  const isShown = typeof read !== 'string' && (kind === 'phone' || isE164(read.dial))
  return (
    <output>
      {isShown ? (
        <span>
          {form.dials[kind]} <bdi dir="ltr">{formatPhone(read.dial)}</bdi>
          {read.country === null ? null : (
            <span>{`, ${countryName(read.country, deskLanguages[lang].locale)}`}</span>
          )}
        </span>
      ) : null}
    </output>
  )
}

/** A Sunday, to format the names of the weekdays. */
const sunday = Date.UTC(2026, 10, 22)

function HourFields({
  copy: { form },
  saved,
  lang,
}: Pick<EditorPartProps, 'copy' | 'saved'> & { lang: DeskLang }) {
  const format = new Intl.DateTimeFormat(deskLanguages[lang].locale, {
    weekday: 'long',
    timeZone: 'UTC',
  })
  return (
    <>
      <p
        aria-hidden="true"
        className="mb-1 grid grid-cols-2 gap-x-3 text-center text-small text-fg-muted sm:grid-cols-[6rem_1fr_1fr]"
      >
        <span className="sm:col-start-2">{form.opens}</span>
        <span>{form.closes}</span>
      </p>
      <ul className="grid gap-2">
        {Array.from({ length: 7 }, (_, day) => format.format(sunday + day * 86_400_000)).map(
          (name, day) => (
            <li
              key={name}
              className="grid grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[6rem_1fr_1fr]"
            >
              <span className="col-span-2 sm:col-span-1">{name}</span>
              {(['opens', 'closes'] as const).map((end) => (
                <input
                  key={end}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  name={`${end}.${day}`}
                  aria-label={`${name}, ${form[end]}`}
                  defaultValue={saved.hours[day]?.[end]}
                  dir="ltr"
                  className="min-h-11 w-full min-w-0 rounded-field border-2 border-field-line bg-surface-raised px-2 text-center tabular-nums"
                  onBlur={({ currentTarget: field }) => {
                    field.value = parseTime(field.value) ?? field.value
                  }}
                />
              ))}
            </li>
          ),
        )}
      </ul>
    </>
  )
}
