import { useStudio } from '#parts/studio-context.ts'
import type { BusinessCard } from '#copy/he/business-card.ts'
import { fill } from '#i18n/fill.ts'
import { isLang, type CardLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { CardIcon, type CardIconName } from '#parts/card/card-icon.tsx'

type Props = {
  lang: CardLang
  copy: { title: string; text: string; own: string; home: string }
  labels: Pick<BusinessCard, 'whatsapp' | 'call' | 'email'>
  /** Which kind is missing: the picture shows its back. */
  picture: 'card' | 'code'
}

/**
 * Shown instead of a card or the destination of a short link that never existed, is paused, has
 * ended or was deleted. It reveals nothing about the owner, and links to the studio.
 */
export function MissingPage({ lang, copy, labels, picture }: Props) {
  const { name, whatsapp, phone, email } = useStudio()
  const links: { icon: CardIconName; href: string; text: string }[] = [
    { icon: 'whatsapp', href: whatsappUrl(whatsapp), text: labels.whatsapp },
    { icon: 'call', href: telUrl(phone), text: labels.call },
    { icon: 'email', href: `mailto:${email}`, text: labels.email },
  ]
  return (
    <main className="bc bc-missing">
      <div className="bc-missing-sheet">
        <div className="bc-missing-scene" aria-hidden="true">
          <svg viewBox="0 0 170 108" className="bc-missing-back">
            <path d={cardPath} />
            {picture === 'code' ? <path d={eyesPath} /> : null}
            <circle cx="85" cy="54" r="13" />
          </svg>
        </div>
        <div className="bc-missing-words">
          <h1>{copy.title}</h1>
          <p>{copy.text}</p>
          <div className="bc-missing-own">
            <h2>{copy.own}</h2>
            <ul>
              {links.map(({ icon, href, text }) => (
                <li key={icon}>
                  <a href={href}>
                    <CardIcon name={icon} />
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <a href={pageUrl(isLang(lang) ? lang : 'en', '')} className="bc-missing-home">
            {fill(copy.home, { studio: name[lang] })}
          </a>
        </div>
      </div>
    </main>
  )
}

/**
 * The outline of a card of the usual size with one round corner, as the blocks of the site have.
 */
const cardPath = 'M0 0h142a28 28 0 0 1 28 28v80H0z'

/** The three finder patterns of a code. */
const eyesPath = [
  [12, 12],
  [12, 72],
  [134, 72],
]
  .map(([x, y]) => `M${x} ${y}h24v24h-24zm4 4v16h16v-16zm4 4h8v8h-8z`)
  .join('')
