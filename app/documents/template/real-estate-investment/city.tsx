import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import type { Lang } from '#i18n/languages.ts'
import { hourText } from './behaviours/hour-text.ts'
import { type PartOfDay, partOfDay } from './behaviours/light-at.ts'
import { Picture } from './picture.tsx'

type Words = RealEstatePage['clock']
type Props = { lang: Lang; alt: string; words: Words }

/**
 * On a phone a smaller picture is requested than is displayed: on its dense screen the difference
 * does not show, and the page stays below 250 KB.
 */
const sizes = { dusk: '(width < 60rem) 110vw, 95vw', others: '(width < 60rem) 70vw, 95vw' }
/** The hour of the picture that is shown without scripts. */
const dusk = 19.5
const ticks = [0, 6, 12, 18, 24]

/** The same view by day, at dusk and by night, and the floors that are lit before it is dark. */
export function City({ lang, alt, words }: Props) {
  return (
    <>
      <div className="city">
        <div className="city-frame">
          <Picture name="hero" alt={alt} sizes={sizes.dusk} isFirst />
          <div className="city-day" hidden>
            <Picture name="day" alt="" sizes={sizes.others} />
          </div>
          <div className="city-floors" hidden>
            <Picture name="hero" alt="" sizes={sizes.dusk} />
          </div>
          <div className="city-night" hidden>
            <Picture name="night" alt="" sizes={sizes.others} />
          </div>
        </div>
      </div>
      <Clock lang={lang} words={words} />
    </>
  )
}

function Clock({ lang, words }: Omit<Props, 'alt'>) {
  // SAFETY: the texts have the same keys.
  const parts = Object.keys(words.parts) as PartOfDay[]
  return (
    <div className="clock">
      <p className="clock-time">{hourText(dusk, lang)}</p>
      <div className="clock-scale">
        <label htmlFor="city-hour" className="hidden-label">
          {words.slider}
        </label>
        <input
          type="range"
          id="city-hour"
          min={0}
          max={24}
          step={0.5}
          defaultValue={dusk}
          aria-valuetext={hourText(dusk, lang)}
        />
        <p className="clock-ticks" aria-hidden="true">
          {ticks.map((hour) => (
            <span key={hour}>{hourText(hour, lang)}</span>
          ))}
        </p>
      </div>
      <div className="clock-words">
        <h2>{words.title}</h2>
        <div aria-live="polite">
          {parts.map((part) => (
            <p key={part} className={`clock-part clock-${part}`} hidden={part !== partOfDay(dusk)}>
              {words.parts[part]}
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}
