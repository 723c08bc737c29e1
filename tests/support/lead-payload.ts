import { randomUUID } from 'node:crypto'

export type LeadPayload = Record<string, unknown>

/** A payload like that of the form, with every key of the endpoint (requirements 4.1). */
export function leadPayload(change: LeadPayload = {}): LeadPayload {
  return {
    name: 'דנה כהן',
    email: `dana-${randomUUID().slice(0, 8)}@example.com`,
    phone: '+972502345678',
    phone_raw: '050-2345678',
    phone_prefix: '+972',
    country_code: 'IL',
    service_type: 'landing-page',
    budget: '5000-15000',
    message: 'שלום, צריך דף נחיתה לסטודיו ליוגה.',
    source_page: 'דף הבית',
    submitted_at: new Date().toISOString(),
    page_title_he: 'דגש',
    page_title_en: 'Dagesh',
    page_url: 'https://dagesh.example/he/',
    language: 'he',
    ip_address: '203.0.113.7',
    user_agent: 'Mozilla/5.0',
    device_type: 'desktop',
    status: 'new',
    ...change,
  }
}

export const leadEndpoint = '/functions/v1/submit-contact-form-atlas'

export type LeadResponse = {
  status: number
  headers: Headers
  body: {
    success: boolean
    id?: string
    emailNotified?: boolean | null
    error?: string
    errors?: unknown
  }
}

export async function postLead(
  address: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<LeadResponse> {
  const response = await fetch(`${address}${leadEndpoint}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as LeadResponse['body'],
  }
}
