import { deviceTypeOf } from '#domain/leads/device-type.ts'
import { normalizePhoneByRule } from '#domain/phone.ts'

/** The fields of the form by name, hidden ones included. */
type FormValues = Readonly<Record<string, string>>

export function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  )
}

type Browser = { pageUrl: string; userAgent: string; ipAddress: string; prefix: string }

/** What is told of one filled form, but for the time: the same content is the same attempt. */
export function leadContent(
  values: FormValues,
  { pageUrl, userAgent, ipAddress, prefix }: Browser,
) {
  const phone = values['phone'] ?? ''
  return {
    ...values,
    phone: normalizePhoneByRule(phone, prefix),
    phone_raw: phone,
    phone_prefix: prefix,
    // Whatever a campaign adds to the address must not cost the lead.
    page_url: pageUrl.slice(0, 2048),
    ip_address: ipAddress,
    user_agent: userAgent.slice(0, 512),
    device_type: deviceTypeOf(userAgent),
    status: 'new',
  }
}

type MailRequest = { values: FormValues; prefix: string; pageUrl: string; submittedAt: string }

/** The second call of the lead form, under the specified names (requirements 4.6). */
export function mailRequest({ values, prefix, pageUrl, submittedAt }: MailRequest) {
  const {
    name,
    email,
    phone,
    service_type: service,
    budget,
    message,
    source_page: sourcePage,
    language,
    page_title_he,
    page_title_en,
  } = values
  return {
    name,
    email,
    phone,
    phone_prefix: prefix,
    service,
    budget,
    message,
    sourcePage,
    language,
    submitted_at: submittedAt,
    page_title_he,
    page_title_en,
    page_url: pageUrl.slice(0, 2048),
  }
}
