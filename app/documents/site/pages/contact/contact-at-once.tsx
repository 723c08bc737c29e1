import type { Contact } from '#content/pages/contact/he.ts'
import { useStudio } from '#parts/studio-context.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { formatPhone } from '#i18n/phone-number.ts'

/** Links to the form, to WhatsApp and to the phone, above the fold. */
export function ContactAtOnce({
  actions: { form, phone: call, whatsapp: write },
}: {
  actions: Contact['actions']
}) {
  const { phone, whatsapp } = useStudio()
  return (
    <>
      <a href="#form-title" className="pill">
        {form}
      </a>
      <a href={whatsappUrl(whatsapp)} className="text-link">
        {write}
      </a>
      <a href={telUrl(phone)} className="text-link">
        {call} <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </a>
    </>
  )
}
