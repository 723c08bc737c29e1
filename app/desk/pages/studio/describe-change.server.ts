import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { parseClosedDays } from '#domain/studio/business-hours.ts'
import { ruleOf, type StudioField } from '#domain/studio/studio-fields.ts'
import { isStudioField } from '#domain/studio/studio-values.ts'
import { parseVatRates } from '#domain/pricing/vat-rates.ts'
import { fill } from '#i18n/fill.ts'
import { formatShare } from '#i18n/format-share.ts'
import { formatDays } from '#i18n/format-hours.ts'
import { formatList } from '#i18n/format-list.ts'
import { formatDateTime, formatDay, formatWeekday } from '#i18n/format.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { defaultValues } from '#server/settings/find-studio.ts'
import type { RecordChange } from '#server/settings/record-store.ts'
import { describeOff } from './describe-off.server.ts'

/** Who changed which details, and from what to what. */
export function describeChange({ id, at, adminName, changes }: RecordChange, lang: DeskLang) {
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
  if (field === 'logo' || field === 'icon')
    return text === null || text === '' ? copy.pictures.drawn[field] : copy.pictures.own
  if (text === null) {
    return ruleOf(field).isTerm ? describeValue(field, defaultValues[field], lang) : copy.sample
  }
  if (text === '') return field === 'sales.notOffered' ? copy.offers.all : copy.history.nothing
  const { input } = ruleOf(field)
  if (input === 'tel') return formatPhone(text)
  if (input === 'closed') return describeClosed(text, lang)
  if (input === 'date') return formatDay(text, lang)
  if (input === 'percent') return formatShare(Number(text) * 100, lang)
  if (input === 'rates') return describeRates(text, lang)
  if (input === 'offers') return describeOff(text, lang)
  if (input !== 'days') return text
  return formatList(
    text.split(',').map((day) => formatWeekday(Number(day), lang)),
    lang,
  )
}

function describeRates(text: string, lang: DeskLang): string {
  const { item } = deskCopyFor(lang).adminStudio.rates
  const rates = (parseVatRates(text) ?? []).map(({ rate, validFrom }) =>
    fill(item, { rate: formatShare(rate, lang), day: formatDay(validFrom, lang) }),
  )
  return rates.join(', ')
}

function describeClosed(text: string, lang: DeskLang): string {
  return (parseClosedDays(text) ?? [])
    .map(({ from, to, name }) => `${formatDays(from, to, lang)} ${name[lang]}`.trim())
    .join(', ')
}
