import { Link, useLocation } from 'react-router'
import { useStudio } from '#parts/studio-context.ts'
import { BrandName } from '#parts/studio-logo.tsx'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { AdminKeyboard } from '#desk/words/he/keyboard.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { fillPlural, type PluralWords } from '#i18n/plural.ts'
import { Icon, type IconName } from './icon.tsx'
import { Shortcuts } from './shortcuts/shortcuts.tsx'
import { SignOutForm } from './sign-out-form.tsx'
import { deskLanguages, otherDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  adminName: string
  copy: AdminCopy['frame']
  counts: Record<'newLeads' | 'acceptedQuotes' | 'failedEmails' | 'privacyRequests', number>
  signOutCopy: AdminCopy['pending']['signOut']
  keyboard: AdminKeyboard
}

/** `others`: paths outside `path` for which the tab is current too. */
const tabs = [
  { path: 'dashboard/today', label: 'today', icon: 'clock', others: ['dashboard/month'] },
  { path: 'dashboard', label: 'leads', icon: 'inbox' },
  { path: 'dashboard/quotes', label: 'quotes', icon: 'quote' },
  { path: 'dashboard/emails', label: 'emails', icon: 'email' },
  { path: 'dashboard/cards', label: 'cards', icon: 'card', others: ['dashboard/codes'] },
  { path: 'dashboard/prices', label: 'prices', icon: 'prices' },
  { path: 'dashboard/settings', label: 'settings', icon: 'settings' },
] as const satisfies readonly {
  path: Parameters<typeof adminUrl>[1]
  label: keyof AdminCopy['frame']
  icon: IconName
  others?: readonly Parameters<typeof adminUrl>[1][]
}[]

export function AdminHeader({ lang, adminName, copy, counts, signOutCopy, keyboard }: Props) {
  const studio = useStudio()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-bg">
      <div className="mx-auto flex h-16 max-w-420 items-center gap-2 px-4 md:gap-6 md:px-6">
        <Link
          to={adminUrl(lang, 'dashboard/today')}
          className="display-voice flex items-baseline gap-0.5 py-2 text-[1.75rem] leading-none"
        >
          <BrandName lang={lang} room="bar">
            {studio.name[lang]}
            <span className="dot size-1.5" />
          </BrandName>
        </Link>
        <Tabs lang={lang} copy={copy} counts={counts} />
        <div className="ms-auto flex items-center gap-1 text-small md:gap-2">
          <bdi className="hidden max-w-32 truncate px-2 text-fg-muted min-[90rem]:block">
            {adminName}
          </bdi>
          <Shortcuts lang={lang} copy={keyboard} className={actionClass} />
          <a href={pageUrl(lang, '')} className={actionClass}>
            <Icon name="site" />
            <span className="sr-only lg:not-sr-only">{copy.site}</span>
          </a>
          <OtherLanguage lang={lang} label={copy.otherLanguage} />
          <SignOutForm lang={lang} copy={signOutCopy}>
            <button type="submit" className={actionClass}>
              <Icon name="leave" className="rtl:-scale-x-100" />
              <span className="sr-only lg:not-sr-only">{copy.signOut}</span>
            </button>
          </SignOutForm>
        </div>
      </div>
    </header>
  )
}

const actionClass =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 hover:bg-selected lg:px-3'

/** Shown in the header on wide screens and at the bottom of narrow ones. */
function Tabs({ lang, copy, counts }: Pick<Props, 'lang' | 'copy' | 'counts'>) {
  const { pathname } = useLocation()
  const current = currentTab(pathname, lang)
  return (
    <nav
      aria-label={copy.navigation}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] md:static md:h-full md:border-0 md:pb-0"
    >
      {tabs.map(({ path, label, icon }) => (
        <Link
          key={path}
          to={adminUrl(lang, path)}
          aria-current={path === current?.path ? 'page' : undefined}
          className="group relative flex flex-1 flex-col items-center justify-center gap-1 px-0.5 py-2 text-small text-fg-muted max-md:text-[0.8125rem] max-[22rem]:text-[0.6875rem] hover:text-fg aria-[current]:font-semibold aria-[current]:text-fg md:flex-none md:flex-row md:gap-2 md:px-3"
        >
          <Icon name={icon} />
          {copy[label]}
          {label === 'leads' ? (
            <CountBadge
              lang={lang}
              count={counts.newLeads}
              words={copy.newLeads}
              className="bg-dot text-ink"
            />
          ) : null}
          {label === 'quotes' ? (
            <CountBadge
              lang={lang}
              count={counts.acceptedQuotes}
              words={copy.acceptedQuotes}
              className="bg-dot text-ink"
            />
          ) : null}
          {label === 'emails' ? (
            <CountBadge
              lang={lang}
              count={counts.failedEmails}
              words={copy.failedEmails}
              className="bg-error text-white"
            />
          ) : null}
          {label === 'settings' ? (
            <CountBadge
              lang={lang}
              count={counts.privacyRequests}
              words={copy.privacyRequests}
              className="bg-dot text-ink"
            />
          ) : null}
          <span className="absolute inset-x-4 top-0 h-0.75 bg-current opacity-0 group-aria-[current]:opacity-100 md:top-auto md:bottom-0" />
        </Link>
      ))}
    </nav>
  )
}

/** The tab with the longest path above an address: all are below that of the leads. */
function currentTab(pathname: string, lang: DeskLang) {
  const lengthOf = (tab: (typeof tabs)[number]) =>
    Math.max(
      ...pathsOf(tab).map((path) => (pathname.startsWith(adminUrl(lang, path)) ? path.length : 0)),
    )
  return tabs.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
}

function pathsOf(tab: (typeof tabs)[number]) {
  return 'others' in tab ? [tab.path, ...tab.others] : [tab.path]
}

type BadgeProps = { lang: DeskLang; count: number; words: PluralWords; className: string }

/** The number of items that need attention. Null where there are none. */
function CountBadge({ lang, count, words, className }: BadgeProps) {
  if (count === 0) return null
  return (
    <span
      className={`absolute start-1/2 top-1 ms-1 grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-[0.8125rem] leading-none font-bold tabular-nums md:static md:ms-0 ${className}`}
    >
      <span aria-hidden="true">{count > maxShown ? `${maxShown}+` : count}</span>
      <span className="sr-only">{fillPlural(words, count, lang)}</span>
    </span>
  )
}

const maxShown = 99

function OtherLanguage({ lang, label }: { lang: DeskLang; label: string }) {
  const { pathname, search } = useLocation()
  const other = otherDeskLang(lang)
  return (
    <a
      href={pathname.replace(/^\/\w+/, `/${other}`) + search}
      lang={other}
      hrefLang={other}
      className={actionClass}
    >
      <span aria-hidden="true">{deskLanguages[other].short}</span>
      <span className="sr-only">{label}</span>
    </a>
  )
}
