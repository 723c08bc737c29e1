import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { listFields } from '#desk/parts/list-studio-fields.server.ts'
import { ruleOf, type StudioField } from '#domain/studio/studio-fields.ts'
import {
  studioSectionNames,
  studioSections,
  type StudioSection,
} from '#domain/studio/studio-sections.ts'
import { isStudioField, type StudioValues } from '#domain/studio/studio-values.ts'
import { fill } from '#i18n/fill.ts'
import { formatList } from '#i18n/format-list.ts'
import { formatDateTime, formatWeekday } from '#i18n/format.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findSampleFields, findStudioValues } from '#server/settings/find-studio.ts'
import { findStudioChanges, type StudioChange } from '#server/settings/studio-store.ts'

type Needs = Pick<ServerContext, 'env' | 'settings' | 'database'>

/** Changes shown at once. */
const shownChanges = 20

/** All screens with what they hold and what is still a sample, and what was changed. */
export async function describeStudio({ env, settings, database }: Needs, lang: DeskLang) {
  const { adminStudio: copy } = deskCopyFor(lang)
  const values = findStudioValues(settings)
  const samples = findSampleFields(settings, env)
  const sections = studioSectionNames.map((section) => {
    const left = studioSections[section].filter((field) => samples.includes(field))
    return {
      section,
      title: copy.sections[section].title,
      value: valueOf(section, values, lang),
      samples:
        left.length === 0 ? null : fill(copy.state.samples, { fields: listFields(left, lang) }),
    }
  })
  const open = sections.filter(({ samples: left }) => left !== null)
  const [next] = open
  const changes = await findStudioChanges(database, shownChanges)
  return {
    copy: {
      title: copy.title,
      lead: copy.lead,
      back: copy.back,
      ready: copy.state.ready,
      history: copy.history,
    },
    sections,
    walk:
      next === undefined
        ? { text: copy.walk.done, next: null }
        : {
            text: fillPlural(copy.walk.left, open.length, lang),
            next: {
              section: next.section,
              label: fill(copy.walk.next, { section: next.title }),
            },
          },
    changes: changes.map((change) => describeChange(change, lang)),
  }
}

/** What a row shows of its screen. */
function valueOf(section: StudioSection, values: StudioValues, lang: DeskLang): string {
  switch (section) {
    case 'name':
      return values[`name.${lang}`]
    case 'founder':
      return values[`founder.name.${lang}`]
    case 'contact':
      return formatPhone(values.phone)
    case 'hours':
      return `${values['businessHours.opens']}–${values['businessHours.closes']}`
    case 'legal':
      return values[`legal.name.${lang}`]
    case 'mail':
      return values['mail.sender'] || values.email
    case 'address':
      return values.url
  }
}

function describeChange({ id, at, adminName, changes }: StudioChange, lang: DeskLang) {
  const { adminStudio: copy } = deskCopyFor(lang)
  return {
    id,
    by: fill(copy.history.by, {
      name: adminName,
      at: formatDateTime(at, lang, { timeZone }),
    }),
    fields: Object.entries(changes).flatMap(([field, { from, to }]) =>
      isStudioField(field)
        ? [
            {
              name: copy.fields[field],
              from: describeValue(field, from, lang),
              to: describeValue(field, to, lang),
            },
          ]
        : [],
    ),
  }
}

/** null: what the site came with. */
function describeValue(field: StudioField, text: string | null, lang: DeskLang): string {
  const { adminStudio: copy } = deskCopyFor(lang)
  if (text === null) return copy.sample
  if (text === '') return copy.history.nothing
  const { input } = ruleOf(field)
  if (input === 'tel') return formatPhone(text)
  if (input !== 'days') return text
  return formatList(
    text.split(',').map((day) => formatWeekday(Number(day), lang)),
    lang,
  )
}
