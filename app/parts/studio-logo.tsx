import type { ReactNode } from 'react'
import { fitInto, type StudioLogo } from '#domain/studio/studio-pictures.ts'
import type { CardLang } from '#i18n/languages.ts'
import { logoUrl } from '#i18n/studio-picture-links.ts'
import { useStudio } from './studio-context.ts'

/** In pixels: the room for a logo in a bar, which holds a menu too, and below a page. */
const rooms = {
  bar: { width: 124, height: 36 },
  foot: { width: 300, height: 112 },
} as const

type Room = keyof typeof rooms

type Props = {
  lang: CardLang
  room: Room
  /** The name as type, for a studio without a logo. */
  children: ReactNode
}

/** The logo of the studio, or its name as type (docs/decisions/0144). */
export function BrandName({ lang, room, children }: Props) {
  const { name, logo } = useStudio()
  if (logo === null) return children
  return <LogoPicture logo={logo} name={name[lang]} room={room} />
}

/** The ground that it brings where the page has the other one. */
const grounds = { any: 'logo', light: 'logo logo-light', dark: 'logo logo-dark' } as const

type PictureProps = { logo: StudioLogo; name: string; room: Room }

/** A logo of one colour has that of the text around it; another one brings its ground if it needs to. */
export function LogoPicture({ logo, name, room }: PictureProps) {
  const size = fitInto(logo, rooms[room])
  const href = logoUrl(logo.id)
  if (logo.look !== 'ink')
    return <img src={href} alt={name} {...size} className={grounds[logo.look]} />
  const { width, height } = logo
  const mask = `logo-${room}`
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} {...size} className="logo">
      <mask id={mask} maskUnits="userSpaceOnUse" mask-type="alpha">
        <image href={href} width={width} height={height} />
      </mask>
      <rect width={width} height={height} fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  )
}
