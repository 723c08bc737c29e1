import type { ScreenView } from '#content/projects/project-pictures.ts'
import type { Title } from '#copy/opening.ts'
import { backdrops, type Backdrop } from '#content/backdrops.ts'
import { Headline } from './opening/headline.tsx'
import { ProjectPicture } from './project-picture.tsx'

type Props = {
  tone: Backdrop
  title: Title
  views: readonly ScreenView[]
  captions: Readonly<Record<string, string>>
}

const sizes = {
  desk: '(width >= 64rem) 66vw, (width >= 43.75rem) 64vw, 92vw',
  phone: '(width >= 64rem) 22vw, (width >= 43.75rem) 30vw, 74vw',
} as const

/**
 * Screens of the product on the project's backdrop: a desktop with its phone, or phones side by
 * side.
 */
export function ProjectScreens({ tone, title, views, captions }: Props) {
  const isPhones = views.every(({ shape }) => shape === 'phone')
  return (
    <section
      aria-labelledby="screens-title"
      className={`${backdrops[tone].className} rounded-ee-panel`}
    >
      <div className="wrap py-section">
        <Headline as="h2" id="screens-title" title={title} dot={false} />
        <div className={isPhones ? 'project-phones' : 'project-screens'}>
          {views.map(({ view, ...picture }) => (
            <figure key={view} className={`project-screen project-screen-${picture.shape}`}>
              <ProjectPicture
                picture={picture}
                sizes={sizes[picture.shape]}
                alt={captions[view] ?? ''}
                className="project-screen-picture"
              />
              <figcaption aria-hidden="true">{captions[view]}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
