import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'
import type { Lang } from '#i18n/languages.ts'
import { Receipt } from './receipt.tsx'

type Props = {
  lang: Lang
  words: FinancialCoursePage['hero']
  receipt: FinancialCoursePage['receipt']
}

/** The poster: a headline as large as the screen, what a month costs, and when it starts. */
export function Hero({ lang, words, receipt }: Props) {
  const { kicker, cohort, title, lead, action, more, sticker } = words
  const [first, second, block] = title
  const [verb, day, time] = sticker
  return (
    <section className="hero" aria-labelledby="headline">
      <p className="hero-kicker">
        <span>{kicker}</span> <span>{cohort}</span>
      </p>
      <h1 id="headline">
        <span className="hero-first">{first}</span> <span className="hero-second">{second}</span>{' '}
        <span className="hero-block">
          <span>{block}</span>
        </span>
      </h1>
      <p className="sticker">
        <span>{verb}</span> <bdi>{day}</bdi> <span>{time}</span>
      </p>
      <Receipt lang={lang} words={receipt} />
      <div className="hero-text">
        <p>{lead}</p>
        <a href="#enroll" className="button">
          {action}
        </a>
        <a href="#syllabus" className="text-link">
          {more}
        </a>
      </div>
    </section>
  )
}
