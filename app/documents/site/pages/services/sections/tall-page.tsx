import type { ReactNode } from 'react'
import type { ServiceWords } from '#content/services/service-words.ts'
import { DageshMark } from '#documents/site/parts/letter/dagesh-mark.tsx'

/** A landing page drawn from top to bottom, each part with its purpose beside it. */
export function TallPage({ anatomy }: { anatomy: NonNullable<ServiceWords['anatomy']> }) {
  return (
    <>
      <p>{anatomy.lead}</p>
      <ol className="tall-page mt-6">
        {anatomy.parts.map(({ title, text }, index) => (
          <li key={title} className="tall-row">
            <div aria-hidden="true" className={`tall-part tall-part-${index + 1}`}>
              {sketches[index]}
            </div>
            <div className="tall-words">
              <h4 className="step-name">{title}</h4>
              <p className="mt-1 max-w-[26em]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

const lines = (...widths: readonly string[]): ReactNode =>
  widths.map((width, index) => <i key={index} className={`bar ${width}`} />)

/** In the order of the texts. Grey bars stand for text, and the dot for the call to action. */
const sketches: readonly ReactNode[] = [
  <>
    {lines('bar-head w-4/5', 'bar-head bar-thin w-3/5')}
    <i className="bar mt-3 w-2/3" />
    <i className="bar-pill" />
  </>,
  <DageshMark key="picture" className="tall-picture" />,
  <span key="reasons" className="tall-reasons">
    {[1, 2, 3].map((reason) => (
      <span key={reason}>
        <i className="bar-dot" />
        {lines('w-full', 'w-2/3')}
      </span>
    ))}
  </span>,
  <span key="proof" className="tall-proof">
    <i className="bar-face" />
    <span>{lines('w-full', 'w-4/5', 'bar-faint w-1/3')}</span>
  </span>,
  <span key="questions" className="tall-questions">
    {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
      <span key={width}>
        <i className={`bar ${width}`} />
        <i className="bar-plus" />
      </span>
    ))}
  </span>,
  <>
    <i className="bar-field" />
    <i className="bar-field" />
    <i className="bar-pill" />
  </>,
]
