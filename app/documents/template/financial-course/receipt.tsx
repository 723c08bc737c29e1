import { expenses, salary } from '#content/templates/financial-course/figures.ts'
import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'
import { formatMoney, formatMoneyDifference } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

type Props = { lang: Lang; words: FinancialCoursePage['receipt'] }

/** Where a salary goes in a month, printed like a till receipt. The remainder is computed. */
export function Receipt({ lang, words }: Props) {
  // SAFETY: the texts have the same keys.
  const ids = Object.keys(expenses) as (keyof typeof expenses)[]
  const left = ids.reduce((rest, id) => rest - expenses[id], salary)
  return (
    <aside className="receipt" aria-labelledby="receipt-title">
      <p id="receipt-title" className="receipt-title">
        {words.title}
      </p>
      <dl>
        <Row name={words.salary} amount={formatMoney(salary, lang)} />
        {ids.map((id) => (
          <Row
            key={id}
            name={words.expenses[id]}
            amount={formatMoneyDifference(-expenses[id], lang)}
          />
        ))}
        <Row name={words.left} amount={formatMoney(left, lang)} className="receipt-left" />
      </dl>
      <p className="receipt-note">{words.note}</p>
    </aside>
  )
}

function Row({ name, amount, className }: { name: string; amount: string; className?: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  )
}
