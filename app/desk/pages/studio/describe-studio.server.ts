import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { ruleOf, type StudioField } from '#domain/studio/studio-fields.ts'
import { openRanges, parseClosedDays } from '#domain/studio/business-hours.ts'
import {
  studioSectionNames,
  studioSections,
  type StudioSection,
} from '#domain/studio/studio-sections.ts'
import { isStudioField, studioFrom, type StudioValues } from '#domain/studio/studio-values.ts'
import { shownTestimonials } from '#domain/studio/testimonials.ts'
import type { AdminPath } from '#i18n/links.ts'
import { parseVatRates } from '#domain/pricing/vat-rates.ts'
import { requireVatRate } from '#domain/pricing/vat.ts'
import { fill } from '#i18n/fill.ts'
import { formatShare } from '#i18n/format-share.ts'
import { studioDay } from '#server/studio-day.ts'
import { formatDays } from '#i18n/format-hours.ts'
import { formatList } from '#i18n/format-list.ts'
import { formatDateTime, formatDay, formatDuration, formatWeekday } from '#i18n/format.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { fillPlural } from '#i18n/plural.ts'
import { getAuthenticator } from '#server/admins/authenticator/authenticator-store.ts'
import type { ServerContext } from '#server/server-context.ts'
import { defaultValues, findSampleFields, findStudioValues } from '#server/settings/find-studio.ts'
import { findStoredSamples } from '#server/settings/stored-samples.ts'
import { findRecordChanges, type RecordChange } from '#server/settings/record-store.ts'

type Needs = Pick<ServerContext, 'env' | 'settings' | 'database'>

/** Changes shown at once. */
const shownChanges = 20

/** A row of the list: `fault` says what is still to do on its screen. */
type Row = { to: AdminPath; title: string; value: string | null; fault: string | null }

type More = { lang: DeskLang; adminId: string; addresses: { state: string; isOpen: boolean } }

/** All screens with what they hold and what is still to do, and what was changed. */
export async function describeStudio(server: Needs, { lang, adminId, addresses }: More) {
  const { adminStudio: copy, adminAddresses, adminSecurity } = deskCopyFor(lang)
  const app = await getAuthenticator(server.database, adminId)
  const rows: Row[] = [
    ...studioSectionNames.map((section) => describeRow(section, server, lang)),
    describeTestimonialRow(server, lang),
    describeMailRow(server, lang),
    {
      to: 'dashboard/settings/addresses',
      title: adminAddresses.title,
      value: null,
      fault: addresses.isOpen ? addresses.state : null,
    },
    {
      to: 'dashboard/settings/two-step',
      title: adminSecurity.app.title,
      value: null,
      fault: app === null ? adminSecurity.app.off : null,
    },
  ]
  const open = rows.filter(({ fault }) => fault !== null)
  const [next] = open
  const changes = await findRecordChanges(server.database, 'studio', shownChanges)
  return {
    copy: {
      title: copy.title,
      lead: copy.lead,
      back: copy.back,
      ready: copy.state.ready,
      history: copy.history,
    },
    rows,
    walk:
      next === undefined
        ? { text: copy.walk.done, next: null }
        : {
            text: fillPlural(copy.walk.left, open.length, lang),
            next: { to: next.to, label: fill(copy.walk.next, { section: next.title }) },
          },
    changes: changes.map((change) => describeChange(change, lang)),
  }
}

function describeRow(section: StudioSection, { env, settings }: Needs, lang: DeskLang): Row {
  const { adminStudio: copy } = deskCopyFor(lang)
  const values = findStudioValues(settings)
  const samples = findSampleFields(settings, env)
  const own = studioSections[section].filter((field) => samples.includes(field)).length
  // Without a sender of its own, emails come from the email of the studio.
  const isSampleSender =
    section === 'mail' && values['mail.sender'] === '' && samples.includes('email')
  const left = isSampleSender ? 1 : own
  return {
    to: `dashboard/settings/studio/${section}`,
    title: copy.sections[section].title,
    value: valueOf(section, values, lang),
    fault: left === 0 ? null : fillPlural(copy.state.samples, left, lang),
  }
}

function describeTestimonialRow({ env, settings }: Needs, lang: DeskLang): Row {
  const { adminTestimonials: copy } = deskCopyFor(lang)
  const { testimonials: samples } = findStoredSamples(settings, env)
  const value = fill(copy.shown, { real: shownTestimonials - samples, samples })
  return { to: 'dashboard/settings/testimonials', title: copy.title, value, fault: null }
}

function describeMailRow({ env, settings }: Needs, lang: DeskLang): Row {
  const { adminMail: copy } = deskCopyFor(lang)
  const row = { to: 'dashboard/settings/mail', title: copy.title } as const
  if (env.SMTP_URL === undefined) return { ...row, value: null, fault: copy.row.missing }
  const host = settings.get('mail_server')?.host ?? new URL(env.SMTP_URL).hostname
  return { ...row, value: fill(copy.row.ready, { host }), fault: null }
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
      return openRanges(studioFrom(values).businessHours)
        .map(({ opens, closes }) => `${opens}–${closes}`)
        .join(', ')
    case 'claims':
      return fill(deskCopyFor(lang).adminStudio.claimsRow, {
        years: values['claims.years.value'],
        projects: values['claims.projects.value'],
      })
    case 'legal':
      return values[`legal.name.${lang}`]
    case 'terms': {
      const { downPayment, vatRates } = studioFrom(values).sales
      const { rate } = requireVatRate(vatRates, studioDay(new Date()))
      const shares = { vat: formatShare(rate, lang), down: formatShare(downPayment, lang) }
      return fill(deskCopyFor(lang).adminStudio.termsRow, shares)
    }
    case 'offers':
      return describeOffers(values['sales.notOffered'], lang)
    case 'keep': {
      const { leadMonths, heldDays, binDays } = studioFrom(values).keep
      return fill(deskCopyFor(lang).adminStudio.keepRow, {
        leads: formatDuration(leadMonths, 'month', lang),
        held: formatDuration(heldDays, 'day', lang),
        binned: formatDuration(binDays, 'day', lang),
      })
    }
    case 'mail':
      return values['mail.sender'] || values.email
    case 'address':
      return values.url
  }
}

function describeChange({ id, at, adminName, changes }: RecordChange, lang: DeskLang) {
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

function describeOffers(off: string, lang: DeskLang): string {
  const { offers, fields } = deskCopyFor(lang).adminStudio
  const names = describeOff(off, lang)
  return names === offers.all ? names : `${fields['sales.notOffered']}: ${names}`
}

/** The names of services and packages that are off. */
function describeOff(text: string, lang: DeskLang): string {
  const { adminStudio, services, catalogue } = deskCopyFor(lang)
  const names = { ...services.items, ...catalogue.packages }
  const off = text.split(',').filter((id) => Object.hasOwn(names, id))
  if (off.length === 0) return adminStudio.offers.all
  // SAFETY: the keys of the table
  return (off as (keyof typeof names)[]).map((id) => names[id].name).join(', ')
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
