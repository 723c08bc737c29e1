import { caseViewsOf } from '#catalog/project-pictures.ts'
import type { CaseStudyId } from '#catalog/projects.ts'
import type { Title } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { looks, tones } from '#site/letter/looks.ts'
import { Headline } from '#site/opening/headline.tsx'
import { ProjectPicture } from '#site/project-picture.tsx'

type Props = { lang: Lang; id: CaseStudyId; screens: Readonly<Record<string, string>>; title: Title }

const sizes = {
  desk: '(width >= 64rem) 62vw, 92vw',
  phone: '(width >= 64rem) 22vw, (width >= 43.75rem) 38vw, 74vw',
} as const

/** Real screens on the project's own wall: a desktop with its phone, or phones side by side. */
export function CaseScreens({ lang, id, screens, title }: Props) {
  const views = caseViewsOf(id, lang)
  const isPhones = views.every(({ shape }) => shape === 'phone')
  return (
    <section aria-labelledby="screens-title" className={`${tones[looks[`portfolio/${id}`].tone].className} rounded-ee-panel`}>
      <div className="wrap py-section">
        <Headline as="h2" id="screens-title" title={title} dot={false} />
        <div className={`case-screens ${isPhones ? 'case-screens-phones' : ''}`}>
          {views.map(({ view, ...picture }) => (
            <figure key={view} className={`case-screen case-screen-${picture.shape}`}>
              <ProjectPicture picture={picture} sizes={sizes[picture.shape]} alt={screens[view] ?? ''} className="case-screen-picture" />
              <figcaption aria-hidden="true">{screens[view]}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
