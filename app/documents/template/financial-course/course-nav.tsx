import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'

type Props = { business: string; words: FinancialCoursePage['nav'] }

export function CourseNav({ business, words }: Props) {
  const { label, ...parts } = words
  return (
    <header className="masthead" id="top">
      <p className="wordmark">{business}</p>
      <nav aria-label={label}>
        <ul>
          {Object.entries(parts).map(([part, name]) => (
            <li key={part}>
              <a href={`#${part}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
