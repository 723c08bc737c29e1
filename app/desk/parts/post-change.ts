import { isRecord } from '#domain/is-record.ts'
import { adminUrl } from '#i18n/links.ts'
import type { Outgoing, SendOutcome } from './send-changes.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** Posts one item to leads/lead-changes.ts. A redirect means that the session has ended. */
export async function postChange(lang: DeskLang, item: Outgoing): Promise<SendOutcome> {
  const { leadId, fields } = readRequest(item)
  const address = `${adminUrl(lang, `dashboard/leads/${leadId}`)}/changes`
  const body = new URLSearchParams(fields)
  try {
    const response = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    if (response.type === 'opaqueredirect') return { kind: 'signed-out' }
    return readAnswer(await response.json())
  } catch {
    return { kind: 'unreachable' }
  }
}

function readRequest(item: Outgoing): { leadId: string; fields: Record<string, string> } {
  if (item.kind === 'opened') return { leadId: item.leadId, fields: { intent: 'open' } }
  if (item.kind === 'form') {
    const { kind, key, lead, values } = item.form
    return { leadId: lead.id, fields: { ...values, intent: kind, key } }
  }
  const { key, field, value, before, version, lead, note, day } = item.change
  const change = {
    intent: 'change',
    key,
    field,
    value,
    before,
    version: String(version),
    ...(note === undefined ? {} : { note }),
    ...(day === undefined ? {} : { day }),
  }
  return { leadId: lead.id, fields: change }
}

/** 'unreachable' where the response is not one of our own, such as a proxy's error page. */
function readAnswer(answer: unknown): SendOutcome {
  if (!isRecord(answer)) return { kind: 'unreachable' }
  const { kind, current, version, errors } = answer
  if (kind === 'changed') return { kind: 'sent' }
  if (kind === 'gone') return { kind }
  if (kind === 'stale' && typeof current === 'string' && typeof version === 'number')
    return { kind, current, version }
  return kind === 'invalid' ? { kind, errors: readTexts(errors) } : { kind: 'unreachable' }
}

function readTexts(value: unknown): Record<string, string> {
  const texts = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
