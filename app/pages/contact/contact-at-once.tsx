import { company } from '#catalog/company.ts'
import type { Contact } from '#content/pages/contact/he.ts'
import { whatsappUrl } from '#site/contact-ways.tsx'
import { formatPhone } from '#site/phone-number.ts'

/** For those who would rather talk than fill in a form: in the first screen of the page. */
export function ContactAtOnce({
  actions: { phone: call, whatsapp: write },
}: {
  actions: Contact['actions']
}) {
  const { phone, whatsapp } = company
  return (
    <>
      <a href={whatsappUrl(whatsapp)} className="pill">
        {write}
      </a>
      <a href={`tel:${phone}`} className="text-link">
        {call} <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </a>
    </>
  )
}
