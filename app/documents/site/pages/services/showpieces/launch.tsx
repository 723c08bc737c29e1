import type { Title } from '#copy/opening.ts'
import type { ServiceWords } from '#content/services/service-words.ts'
import { pageUrl } from '#i18n/links.ts'
import { Dot } from '#documents/site/parts/opening/dot.tsx'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { packageQuery } from '../package-query.ts'
import type { ServiceData } from '../service-data.ts'

type Props = ServiceData & { launch: NonNullable<ServiceWords['launch']> }

/** The steps of a new business, and a sample plan to download. */
export function Launch({ lang, launch }: Props) {
  const { steps, sample } = launch
  return (
    <section id="business-launch" aria-labelledby="launch-title" className="bg-surface">
      <div className="wrap grid gap-x-6 gap-y-14 service-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHead
            id="launch-title"
            badge={launch.badge}
            title={launch.title}
            lead={launch.text}
          />
          <ol className="steps rows mt-10">
            {steps.map(({ title, text }) => (
              <li key={title} className="row">
                <span>
                  <span className="font-black">{title}</span>
                  <span className="mt-2 block font-(family-name:--font-text) text-body font-normal tracking-normal text-fg-muted [font-stretch:normal]">
                    {text}
                  </span>
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-8">
            <a
              href={`${pageUrl(lang, 'package-builder')}?${packageQuery('business-launch')}`}
              rel="nofollow"
              className="pill"
            >
              {launch.add}
            </a>
          </p>
        </div>
        <aside aria-labelledby="sample-title" className="sample lg:col-span-4 lg:col-start-9">
          <SampleSheet cover={sample.cover} />
          <h3 id="sample-title" className="headline-h3 mt-10">
            {sample.title}
          </h3>
          <p className="mt-2 text-fg-muted">{sample.text}</p>
          <a
            href={`/assets/business-launch/sample-business-plan-${lang}.pdf`}
            className="text-link"
            download
          >
            {sample.link}
          </a>
        </aside>
      </div>
    </section>
  )
}

/** The first page of the sample file: its cover, with the plan on one page below. */
function SampleSheet({ cover: [name, kind] }: { cover: Title }) {
  return (
    <div aria-hidden="true" className="sample-sheet">
      <p className="sample-cover">
        <b>{name}</b>
        <span>
          {kind}
          <Dot />
        </span>
      </p>
      {['w-3/4', 'w-full', 'w-2/3', 'w-5/6'].map((width) => (
        <span key={width} className="sample-line">
          <i className="bar w-3/5" />
          <i className={`bar ${width}`} />
        </span>
      ))}
    </div>
  )
}
