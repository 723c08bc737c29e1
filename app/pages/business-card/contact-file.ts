import { company } from '#catalog/company.ts'
import { cardCopyFor } from '#copy/copy.server.ts'
import { contentDisposition } from '#domain/business-card/content-disposition.ts'
import { writeVcard } from '#domain/business-card/vcard.ts'
import { isCardLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import type { Route } from './+types/contact-file.ts'

/**
 * Sent inline: an iPhone then opens the contact at once; Android opens the file in its contacts
 * either way.
 */
export function loader({ params: { lang, slug }, context }: Route.LoaderArgs) {
  if (!isCardLang(lang) || slug !== company.founder.cardSlug)
    throw new Response(null, { status: 404 })
  const { name, jobTitle } = company.founder
  const copy = cardCopyFor(lang)
  const file = writeVcard({
    name: name[lang],
    otherNames: [name.he, name.en, name.ru],
    organisation: company.name[lang],
    title: jobTitle[lang],
    phones: [{ number: company.phone }, { number: company.whatsapp, label: copy.whatsapp }],
    email: company.email,
    urls: [{ url: context.get(pageContext).siteUrl + cardUrl(lang, slug), label: copy.card }],
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': contentDisposition('inline', {
        name: name[lang],
        ascii: slug,
        extension: '.vcf',
      }),
    },
  })
}
