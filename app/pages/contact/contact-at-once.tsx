import { company } from '#catalog/company.ts'
import type { Contact } from '#content/pages/contact/he.ts'
import { whatsappUrl } from '#site/contact-ways.tsx'
import { formatPhone } from '#i18n/phone-number.ts'

/** WhatsApp and phone links above the fold, for visitors who prefer them to a form. */
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
