import { comparePrices } from '#catalog/price-comparison.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { openRanges } from '#domain/studio/business-hours.ts'
import { studioSections, type StudioSection } from '#domain/studio/studio-sections.ts'
import { studioFrom, type StudioValues } from '#domain/studio/studio-values.ts'
import { shownTestimonials } from '#domain/studio/testimonials.ts'
import { requireVatRate } from '#domain/pricing/vat.ts'
import { fill } from '#i18n/fill.ts'
import { formatShare } from '#i18n/format-share.ts'
import { formatDuration } from '#i18n/format.ts'
import type { AdminPath } from '#i18n/links.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { fillPlural } from '#i18n/plural.ts'
import { getAuthenticator } from '#server/admins/authenticator/authenticator-store.ts'
import { summarizeBackups } from '#server/backup/backup-view.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { findSampleFields, findStudioValues } from '#server/settings/find-studio.ts'
import { findStoredSamples } from '#server/settings/stored-samples.ts'
import { studioDay } from '#server/studio-day.ts'
import { describeOff } from './describe-off.server.ts'
import { lockedFields } from './locked-fields.ts'

type Settings = Pick<ServerContext, 'env' | 'settings'>

/** A row of the list: `fault` says what is still to do on its screen. */
export type Row = {
  to: AdminPath
  title: string
  value: string | null
  fault: string | null
  /** It shows samples that may stay, so that it is neither done nor to be done. */
  isOptional?: boolean
}

export function sectionRow(
  section: StudioSection,
  { env, settings }: Settings,
  lang: DeskLang,
): Row {
  const { adminStudio: copy } = deskCopyFor(lang)
  const values = { ...findStudioValues(settings), ...lockedFields(env) }
  const samples = findSampleFields(settings, env)
  // An empty field of this screen stands for the email of the studio.
  const left = studioSections[section].filter((field) =>
    section === 'mail'
      ? values[field] === '' && samples.includes('email')
      : samples.includes(field),
  ).length
  return {
    to: `dashboard/settings/studio/${section}`,
    title: copy.sections[section].title,
    value: valueOf(section, values, lang),
    fault: left === 0 ? null : fillPlural(copy.state.samples, left, lang),
  }
}

export function testimonialRow({ env, settings }: Settings, lang: DeskLang): Row {
  const { adminTestimonials: copy } = deskCopyFor(lang)
  const { testimonials: samples } = findStoredSamples(settings, env)
  const value = fill(copy.shown, { real: shownTestimonials - samples, samples })
  const row = { to: 'dashboard/settings/testimonials', title: copy.title } as const
  return { ...row, value, fault: null, isOptional: samples > 0 }
}

/**
 * Done once the link of a test email of the present sender was opened: a server that takes emails may
 * still lose them.
 */
export function mailRow({ env, settings }: Settings, lang: DeskLang): Row {
  const { adminMail: copy, adminWalk } = deskCopyFor(lang)
  const row = { to: 'dashboard/settings/mail', title: copy.title } as const
  if (env.SMTP_URL === undefined) {
    const isStored = (settings.get('mail_server')?.host ?? '') !== ''
    const fault = isStored ? copy.row.unopened : copy.row.missing
    return { ...row, value: null, fault }
  }
  const host = new URL(env.SMTP_URL).hostname
  const trip = settings.get('round_trip')
  const hasReturned = trip?.from === env.MAIL_FROM.address && trip.openedAt !== null
  const fault = hasReturned ? null : adminWalk.noTrip
  return { ...row, value: fill(copy.row.ready, { host }), fault }
}

export function pricesRow({ settings }: Pick<ServerContext, 'settings'>, lang: DeskLang): Row {
  const { adminPrices, adminWalk: copy } = deskCopyFor(lang)
  const open = comparePrices(findPrices({ settings })).filter(({ settledBy }) => settledBy === null)
  const row = { to: 'dashboard/prices', title: adminPrices.title } as const
  if (open.length === 0) return { ...row, value: copy.allPrices, fault: null }
  return { ...row, value: null, fault: fillPlural(copy.openPrices, open.length, lang) }
}

/** Done once an admin has saved it, as she found it or otherwise: it decides who sees the site. */
export function gateRow(
  { gate, settings }: Pick<ServerContext, 'gate' | 'settings'>,
  lang: DeskLang,
): Row {
  const { adminGate, adminWalk } = deskCopyFor(lang)
  const value = adminGate.form.modes[gate.settings().mode].name
  const fault = settings.get('geo_gate') === null ? adminWalk.noGate : null
  return { to: 'dashboard/settings/gate', title: adminGate.title, value, fault }
}

export async function twoStepRow(
  { database }: Pick<ServerContext, 'database'>,
  { lang, adminId }: { lang: DeskLang; adminId: string },
): Promise<Row> {
  const { title, off } = deskCopyFor(lang).adminSecurity.app
  const fault = (await getAuthenticator(database, adminId)) === null ? off : null
  return { to: 'dashboard/settings/two-step', title, value: null, fault }
}

export async function backupRow(
  { backups }: Pick<ServerContext, 'backups'>,
  { lang, now }: { lang: DeskLang; now: Date },
): Promise<Row> {
  const { adminBackups, adminWalk } = deskCopyFor(lang)
  const { last, problem } = summarizeBackups(await backups.state(now), lang)
  const fault = problem ?? (last === null ? adminWalk.noBackup : null)
  return { to: 'dashboard/settings/backups', title: adminBackups.title, value: last, fault }
}

/** What a row shows of its screen. */
function valueOf(section: StudioSection, values: StudioValues, lang: DeskLang): string {
  switch (section) {
    case 'name':
      return values[`name.${lang}`]
    case 'pictures':
      return describePictures(values, lang)
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
      return offersValue(values['sales.notOffered'], lang)
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

function describePictures({ logo, icon }: StudioValues, lang: DeskLang): string {
  const { pictures } = deskCopyFor(lang).adminStudio
  if (logo === '') return icon === '' ? pictures.none : pictures.onlyIcon
  return icon === '' ? pictures.onlyLogo : pictures.both
}

function offersValue(off: string, lang: DeskLang): string {
  const { offers, fields } = deskCopyFor(lang).adminStudio
  const names = describeOff(off, lang)
  return names === offers.all ? names : `${fields['sales.notOffered']}: ${names}`
}
