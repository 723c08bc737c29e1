import { Link } from 'react-router'
import { Icon } from '#desk/parts/icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { StudioSection } from '#domain/studio/studio-sections.ts'
import { adminUrl } from '#i18n/links.ts'

type Row = { section: StudioSection; title: string; value: string; samples: string | null }

type Props = { lang: DeskLang; sections: readonly Row[]; ready: string }

export function SectionList({ lang, sections, ready }: Props) {
  return (
    <ul className="min-w-0 content-start border-t-2 border-line-strong">
      {sections.map(({ section, title, value, samples }) => (
        <li key={section} className="border-b border-line">
          <Link
            to={adminUrl(lang, `dashboard/settings/studio/${section}`)}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-2 py-4 hover:bg-surface"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <bdi className="block truncate text-fg-muted">{value}</bdi>
              {samples === null ? null : (
                <span className="mt-1 flex items-baseline gap-2 text-small font-medium text-danger">
                  <Icon name="warning" className="shrink-0 translate-y-0.5" />
                  <span>{samples}</span>
                </span>
              )}
            </span>
            <span className="flex items-center gap-3 text-small text-fg-muted">
              {samples === null ? (
                <>
                  <Icon name="check" />
                  <span className="sr-only">{ready}</span>
                </>
              ) : null}
              <Icon name="back" className="rotate-180 rtl:rotate-0" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
