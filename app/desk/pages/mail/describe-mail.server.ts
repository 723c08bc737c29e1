import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime } from '#i18n/format.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findSampleFields, findStudioValues } from '#server/settings/find-studio.ts'

type Needs = Pick<ServerContext, 'env' | 'settings'>

/** The mail server without its password, and how far the newest test email came. */
export function describeMail({ env, settings }: Needs, lang: DeskLang) {
  const { adminMail } = deskCopyFor(lang)
  const stored = settings.get('mail_server')
  const { trip: words, ...copy } = adminMail
  return {
    copy: {
      title: copy.title,
      lead: copy.lead,
      back: copy.back,
      locked: copy.locked,
      fields: copy.fields,
      notes: copy.notes,
      faults: copy.faults,
      save: copy.save,
      saving: copy.saving,
      test: copy.test,
      tripTitle: words.title,
      refresh: words.refresh,
    },
    server: {
      host: stored?.host ?? '',
      port: String(stored?.port ?? 587),
      user: stored?.user ?? '',
    },
    isLocked: env.SET.includes('SMTP_URL'),
    trip: describeTrip({ env, settings }, lang),
  }
}

function describeTrip({ env, settings }: Needs, lang: DeskLang) {
  const { trip: words } = deskCopyFor(lang).adminMail
  const trip = settings.get('round_trip')
  if (trip === null) return { lines: [words.none], state: 'none' as const }
  const at = (time: string) => formatDateTime(new Date(time), lang, { timeZone })
  const address = (text: string) => isolate(text, 'ltr')
  const sent = [
    fill(words.sent, { at: at(trip.sentAt) }),
    fill(words.from, { from: address(trip.from), to: address(trip.to) }),
    fill(words.reply, { reply: address(findStudioValues(settings).email) }),
  ]
  if (trip.from !== env.MAIL_FROM.address)
    return { lines: [...sent, words.moved], state: 'none' as const }
  if (trip.openedAt !== null)
    return {
      lines: [...sent, fill(words.arrived, { at: at(trip.openedAt) })],
      state: 'arrived' as const,
    }
  const isSample = findSampleFields(settings, env).includes('url')
  return { lines: [...sent, isSample ? words.sample : words.waiting], state: 'waiting' as const }
}
