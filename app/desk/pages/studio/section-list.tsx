import { Link } from 'react-router'
import { Icon } from '#desk/parts/icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl } from '#i18n/links.ts'
import type { Step } from './describe-steps.server.ts'

type Props = { lang: DeskLang; steps: readonly Step[]; ready: string }

/** One row for each screen, step by step: what it holds, and whether there is something to do. */
export function SectionList({ lang, steps, ready }: Props) {
  return (
    <ol className="grid min-w-0 content-start gap-8">
      {steps.map(({ id, title, rows, isDone }, index) => (
        <li key={id}>
          <h2 className="flex items-center gap-2 border-b-2 border-line-strong px-2 pb-2 text-[1.125rem] font-semibold">
            <span className="text-fg-muted tabular-nums">{index + 1}</span>
            {title}
            {isDone ? (
              <span className="ms-auto inline-flex items-center">
                <Icon name="check" />
                <span className="sr-only">{ready}</span>
              </span>
            ) : null}
          </h2>
          <ul>
            {rows.map(({ to, ...row }) => (
              <ScreenRow key={to} to={adminUrl(lang, to)} ready={ready} {...row} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

type ScreenProps = {
  to: string
  title: string
  value: string | null
  fault: string | null
  isOptional?: boolean
  ready: string
}

function ScreenRow({ to, title, value, fault, isOptional = false, ready }: ScreenProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-2 py-4 hover:bg-surface"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          {value === null ? null : (
            <span dir="auto" className="block truncate from-page-start text-fg-muted">
              {value}
            </span>
          )}
          {fault === null ? null : (
            <span className="mt-1 flex items-baseline gap-2 text-small font-medium text-danger">
              <Icon name="warning" className="shrink-0 translate-y-0.5" />
              <span>{fault}</span>
            </span>
          )}
        </span>
        <span className="flex items-center gap-3 text-small text-fg-muted">
          {fault === null && !isOptional ? (
            <>
              <Icon name="check" />
              <span className="sr-only">{ready}</span>
            </>
          ) : null}
          <Icon name="back" className="rotate-180 rtl:rotate-0" />
        </span>
      </Link>
    </li>
  )
}
