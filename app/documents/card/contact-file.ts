import { cardCopyFor } from '#copy/copy.server.ts'
import { languagesOf } from '#domain/business-card/card-languages.ts'
import { contentDisposition } from '#domain/business-card/content-disposition.ts'
import { writeVcard } from '#domain/business-card/vcard.ts'
import { readPhone } from '#domain/phone/read-phone.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { requireCardAt } from '#server/cards/find-card.ts'
import { getPicture } from '#server/cards/picture-store.ts'
import { contactPhoto } from '#server/cards/prepare-picture.ts'
import { pageContext } from '#server/page-context.ts'
import { serverContext } from '#server/server-context.ts'
import { networkNames } from '#parts/card/contact-methods.ts'
import type { Route } from './+types/contact-file.ts'

/**
 * Sent inline, because an iPhone then opens the contact at once; Android opens the file in its
 * contacts either way.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const server = context.get(serverContext)
  const card = await requireCardAt(server, { ...params, part: '/contact.vcf' })
  const { lang, slug, content } = card
  const words = content.words[lang]
  const copy = cardCopyFor(lang)
  const photo = content.photo ? await getPicture(server.database, content.photo) : null
  const file = writeVcard({
    name: words.name,
    given: words.given,
    family: words.family,
    otherNames: languagesOf(content).map((each) => content.words[each].name),
    organisation: words.company,
    title: words.role,
    phones: [
      ...(content.phone ? [{ number: content.phone, line: lineOf(content.phone) }] : []),
      ...(content.whatsapp
        ? [{ number: content.whatsapp, line: lineOf(content.whatsapp), label: copy.whatsapp }]
        : []),
    ],
    email: content.email,
    urls: [
      ...(content.website ? [{ url: content.website, label: copy.website }] : []),
      { url: context.get(pageContext).siteUrl + cardUrl(lang, slug), label: copy.card },
      ...content.profiles.map(({ network, url }) => ({ url, label: networkNames[network] })),
    ],
    address: words.address,
    note: words.about,
    ...(photo ? { photo: await contactPhoto(photo) } : {}),
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': contentDisposition('inline', {
        name: words.name,
        ascii: slug,
        extension: '.vcf',
      }),
    },
  })
}

function lineOf(dial: string): 'mobile' | 'landline' {
  const phone = readPhone(dial, 'israeli')
  return typeof phone === 'string' ? 'mobile' : phone.line
}
