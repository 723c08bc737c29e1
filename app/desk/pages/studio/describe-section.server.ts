import { readyPackageIds } from '#catalog/offered.ts'
import { isSubservice, servicePageIds } from '#catalog/services.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { keepLimits } from '#domain/studio/keep-periods.ts'
import { closedLimits } from '#domain/studio/business-hours.ts'
import { vatLimits } from '#domain/pricing/vat-rates.ts'
import { salesLimits } from '#domain/studio/sales-terms.ts'
import { studioPictureLimits } from '#domain/studio/studio-pictures.ts'
import { ruleOf, type StudioField } from '#domain/studio/studio-fields.ts'
import { studioSections, type StudioSection } from '#domain/studio/studio-sections.ts'
import { fillKnown } from '#i18n/fill.ts'
import { formatWeekday } from '#i18n/format.ts'
import type { CardLang } from '#i18n/languages.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findSampleFields, findStudioValues } from '#server/settings/find-studio.ts'
import { lockedFields } from './locked-fields.ts'
import type { OfferGroups } from './offer-boxes.tsx'
import type { FieldView } from './studio-field.tsx'

type Needs = Pick<ServerContext, 'env' | 'settings'> & { lang: DeskLang }

/** What the sentences of refused fields name. */
const limits = {
  ...closedLimits,
  rateLeast: vatLimits.percent.least,
  rateMost: vatLimits.percent.most,
  rateRows: vatLimits.rates,
  downLeast: salesLimits.downPayment.least,
  downMost: salesLimits.downPayment.most,
  tierLeast: salesLimits.tier.least,
  tierMost: salesLimits.tier.most,
  packageLeast: salesLimits.package.least,
  packageMost: salesLimits.package.most,
  leadLeast: keepLimits.leadMonths.least,
  leadMost: keepLimits.leadMonths.most,
  heldLeast: keepLimits.heldDays.least,
  heldMost: keepLimits.heldDays.most,
  binLeast: keepLimits.binDays.least,
  binMost: keepLimits.binDays.most,
  iconSide: studioPictureLimits.iconSide,
}

function noteOf(note: string | undefined): string | undefined {
  return note && fillKnown(note, limits)
}

const cardLangs: readonly CardLang[] = ['he', 'en', 'ru']

/** The form of one screen: its fields with their values, notes and marks. */
export function describeSection(section: StudioSection, { env, settings, lang }: Needs) {
  const { adminStudio: copy } = deskCopyFor(lang)
  const values = findStudioValues(settings)
  const samples = findSampleFields(settings, env)
  const locked = lockedFields(env)
  const fields = studioSections[section].map((name: StudioField): FieldView => {
    const { input, max } = ruleOf(name)
    const isLocked = locked[name] !== undefined
    const value = locked[name] ?? values[name]
    return {
      name,
      label: copy.fields[name],
      input,
      max,
      value: input === 'tel' ? formatPhone(value) : value,
      lang: cardLangs.find((each) => name.endsWith(`.${each}`)) ?? null,
      note: isLocked ? copy.locked : noteOf(copy.notes[name]),
      error: undefined,
      sample: samples.includes(name) ? copy.sample : null,
      isLocked,
    }
  })
  return {
    section,
    copy: {
      backToStudio: copy.backToStudio,
      save: copy.save,
      saving: copy.saving,
      faults: fillKnown(copy.faults, limits),
      closed: copy.closed,
      break: copy.break,
      rates: copy.rates,
      offers: copy.offers,
      pictures: { ...copy.pictures, tooLarge: copy.faults.pictureLarge },
      day: copy.day,
    },
    words: copy.sections[section],
    fields,
    offers: describeOffers(lang),
    weekdays: Array.from({ length: 7 }, (_, day) => ({
      name: formatWeekday(day, lang),
      short: formatWeekday(day, lang, 'short'),
    })),
  }
}

function describeOffers(lang: DeskLang): OfferGroups {
  const { services, catalogue } = deskCopyFor(lang)
  return {
    services: servicePageIds.map((id) => ({
      id,
      label: services.items[id].name,
      isBelow: isSubservice(id),
    })),
    packages: readyPackageIds.map((id) => ({
      id,
      label: catalogue.packages[id].name,
      isBelow: false,
    })),
  }
}
