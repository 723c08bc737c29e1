import { randomUUID } from 'node:crypto'

export type Submission = { key: string; email: string; body: string }

/** A lead as the contact page sends it. The key is also part of the sender's name and address. */
export function newSubmission(): Submission {
  const key = randomUUID()
  const email = `sent-${key}@example.com`
  return { key, email, body: JSON.stringify(submissionFields(key, email)) }
}

export function submissionFields(key: string, email: string) {
  return {
    name: `דנה לוי ${key}`,
    email,
    phone: '050-1234567',
    phone_prefix: '+972',
    country_code: 'IL',
    service_type: 'landing-page',
    budget: '5000-15000',
    message:
      'שלום, אשמח לשמוע עוד על דף נחיתה למשרד שלנו: מה כלול, כמה זמן זה לוקח ומתי אפשר להתחיל. תודה!',
    source_page: 'contact',
    submitted_at: new Date().toISOString(),
    page_title_he: 'צור קשר',
    page_title_en: 'Contact',
    page_url: 'https://dagesh.example/he/contact',
    language: 'he',
    user_agent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    device_type: 'desktop',
    elapsed_ms: 30_000,
  }
}
