import { deviceTypeOf } from '#domain/leads/device-type.ts'
import type { FormValues } from '#domain/leads/form-state.ts'
import { normalizePhoneByRule } from '#domain/phone.ts'

type Browser = { pageUrl: string; userAgent: string; ipAddress: string; prefix: string }

/**
 * The payload of the lead endpoint (requirements 4.1) without its times, so that equal content is
 * the same attempt.
 */
export function leadContent(
  values: FormValues,
  { pageUrl, userAgent, ipAddress, prefix }: Browser,
): FormValues {
  const phone = values['phone'] ?? ''
  return {
    ...values,
    phone: normalizePhoneByRule(phone, prefix),
    phone_raw: phone,
    phone_prefix: prefix,
    // Cut to the server's limit, so that long campaign parameters do not lose the lead.
    page_url: pageUrl.slice(0, 2048),
    ip_address: ipAddress,
    user_agent: userAgent.slice(0, 512),
    device_type: deviceTypeOf(userAgent),
    status: 'new',
  }
}

/** The payload of the email request, under the names of its endpoint (requirements 4.6). */
export function emailRequest(content: FormValues, submittedAt: string) {
  return {
    name: content['name'],
    email: content['email'],
    phone: content['phone_raw'],
    phone_prefix: content['phone_prefix'],
    service: content['service_type'],
    budget: content['budget'],
    message: content['message'],
    sourcePage: content['source_page'],
    language: content['language'],
    submitted_at: submittedAt,
    page_title_he: content['page_title_he'],
    page_title_en: content['page_title_en'],
    page_url: content['page_url'],
  }
}
