import { phone } from '#content/templates/financial-course/figures.ts'
import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'

type Props = { business: string; words: FinancialCoursePage['footer'] }

export function CourseFooter({ business, words }: Props) {
  return (
    <footer className="course-footer">
      <p className="footer-facts">
        <span>{words.place}</span> <bdi>{phone}</bdi> <a href="#top">{words.top}</a>
      </p>
      <p>{words.legal}</p>
      <p>{words.fictional}</p>
      <p className="footer-name" aria-hidden="true">
        {business}
      </p>
    </footer>
  )
}
