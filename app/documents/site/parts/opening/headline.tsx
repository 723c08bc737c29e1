import type { Title } from '#copy/opening.ts'
import { Dot } from './dot.tsx'

type Size = 'd1' | 'd2' | 'h2' | 'h3'

const sizes: Record<Size, string> = {
  d1: 'headline-d1',
  d2: 'headline-d2',
  h2: 'headline-h2',
  h3: 'headline-h3',
}

type Props = {
  title: Title
  as?: 'h1' | 'h2'
  size?: Size
  id?: string
  dot?: boolean
  className?: string
}

/** A heading in two weights, heavy then light, with the dot as its full stop. */
export function Headline({
  title: [strong, light],
  as: Heading = 'h1',
  size = 'd2',
  id,
  dot = true,
  className = '',
}: Props) {
  const lastWord = light.lastIndexOf(' ') + 1
  return (
    <Heading id={id} className={`${sizes[size]} ${className}`}>
      <span className="block">{`${strong} `}</span>
      <span className="block font-light">
        <span>{light.slice(0, lastWord)}</span>
        <span className="whitespace-nowrap">
          <span>{light.slice(lastWord)}</span>
          {dot ? <Dot className={Heading === 'h1' ? 'dagesh' : ''} /> : null}
        </span>
      </span>
    </Heading>
  )
}
