import type { ServiceCopy } from '#copy/service-copy.ts'
import { pageUrl } from '#i18n/links.ts'
import { SectionHead } from '#site/opening/section-head.tsx'
import { packageQuery } from '../package-query.ts'
import type { ServiceData } from '../service-data.ts'

type Props = ServiceData & { launch: NonNullable<ServiceCopy['launch']> }

/** A new business, in the right order, and a plan to look into before one's own is written. */
export function Launch({ lang, launch }: Props) {
  const { steps, sample } = launch
  return (
    <section id="business-launch" aria-labelledby="launch-title" className="bg-surface">
      <div className="wrap grid gap-x-6 gap-y-14 service-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHead id="launch-title" badge={launch.badge} title={launch.title} lead={launch.text} />
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
            <a href={`${pageUrl(lang, 'package-builder')}?${packageQuery('business-launch')}`} className="pill">
              {launch.add}
            </a>
          </p>
        </div>
        <aside aria-labelledby="sample-title" className="sample lg:col-span-4 lg:col-start-9">
          <div aria-hidden="true" className="sample-sheet">
            <i className="bar-head bar w-3/4" />
            <i className="bar w-1/2" />
            <span className="sample-chart">
              <i />
              <i />
              <i />
              <i />
            </span>
            <i className="bar w-full" />
            <i className="bar w-full" />
            <i className="bar w-2/3" />
          </div>
          <h3 id="sample-title" className="headline-h3 mt-6">
            {sample.title}
          </h3>
          <p className="mt-2 text-fg-muted">{sample.text}</p>
          <a href={`/assets/business-launch/sample-business-plan-${lang}.pdf`} className="text-link" download>
            {sample.link}
          </a>
        </aside>
      </div>
    </section>
  )
}
