import type { CaseStudyWords } from '#content/projects/project-words.ts'
import type { Portfolio } from '#copy/he/portfolio.ts'

type Props = { study: CaseStudyWords; words: Portfolio['study']; className: string }

const parts = ['problem', 'decision', 'result', 'role'] as const

/** The problem, the decision, the result and the studio's part in it. */
export function Story({ study, words, className }: Props) {
  return (
    <dl className={className}>
      {parts.map((part) => (
        <div key={part} className={`case-part case-${part}`}>
          <dt>{words[part]}</dt>
          <dd>{study[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
