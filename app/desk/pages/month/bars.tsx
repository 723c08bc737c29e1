import { deskLanguages, type DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  /** The newest first; null where there was nothing to measure. */
  sizes: readonly (number | null)[]
}

const height = 32
const step = 12

/** A bar for each month in the order of reading, the newest marked. A table has the figures. */
export function Bars({ lang, sizes }: Props) {
  const most = Math.max(...sizes.map((size) => size ?? 0))
  const isFromRight = deskLanguages[lang].dir === 'rtl'
  return (
    <svg
      viewBox={`0 0 ${sizes.length * step} ${height}`}
      aria-hidden="true"
      className="my-3 h-8 w-auto justify-self-start"
    >
      {sizes.map((size, at) => {
        const bar = most === 0 || size === null ? 1 : Math.max(1, (size / most) * height)
        return (
          <rect
            key={at}
            x={(isFromRight ? at : sizes.length - 1 - at) * step}
            y={height - bar}
            width={step - 4}
            height={bar}
            className={at === 0 ? 'fill-action' : 'fill-line-strong opacity-30'}
          />
        )
      })}
    </svg>
  )
}
