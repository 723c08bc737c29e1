import type { Title } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import type { KitWords } from './kit-words.ts'
import { MixedLine } from './mixed-line.tsx'
import { Piece, Sample } from './piece.tsx'

type Props = { lang: Lang; title: Title; badge: string; lead: string; words: KitWords }

const headlines = ['d1', 'd2', 'h2'] as const
const slots = {
  d1: 'headline-d1',
  d2: 'headline-d2',
  h2: 'headline-h2',
  h3: 'headline-h3',
  lede: 'text-lede',
  body: '',
  small: 'text-small',
} as const satisfies Record<string, string>

export function TypePiece({ lang, title, badge, lead, words }: Props) {
  return (
    <Piece id="type" title={words.piece.type}>
      {headlines.map((size) => (
        <Sample key={size} part={size}>
          <Headline as="h2" size={size} title={title} />
        </Sample>
      ))}
      <Sample part="SectionHead">
        <SectionHead id="type-section" badge={badge} title={title} lead={lead} />
      </Sample>
      {Object.entries(slots).map(([slot, className]) => (
        <Sample key={slot} part={slot}>
          <p className={className}>
            <MixedLine lang={lang} greeting={words.greeting} />
          </p>
        </Sample>
      ))}
    </Piece>
  )
}
