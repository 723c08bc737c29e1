import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import { walkUrl } from './walk.ts'

export type WalkView = {
  label: string
  /** For example '3 of 6 steps are done'. */
  count: string
  /** The next screen with something to do; null leads back to the list. */
  next: { to: AdminPath; label: string } | null
  toList: string
  /** Whether this screen still has something to do: then the next one is not the obvious press. */
  isOpen: boolean
}

/** On each screen of the first walk: how far the owner is, and the next screen (requirements 7.16). */
export function WalkBar({ lang, walk }: { lang: DeskLang; walk: WalkView }) {
  const list = adminUrl(lang, 'dashboard/settings/studio')
  const after = walk.next === null ? list : walkUrl(lang, walk.next.to)
  useWalkOn(after, walk.isOpen)
  return (
    <nav aria-label={walk.label} className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-14 max-w-420 items-center gap-4 px-4 md:px-6">
        <p role="status" className="flex-none">
          <Link to={list} className="block py-3 underline underline-offset-4">
            {walk.count}
          </Link>
        </p>
        <Link
          to={after}
          className={`pill pill-small ms-auto min-w-0 ${walk.isOpen ? 'pill-line' : ''}`}
        >
          <span className="truncate">{walk.next?.label ?? walk.toList}</span>
        </Link>
      </div>
    </nav>
  )
}

/**
 * The press that finishes a screen leads on, as saving the studio's details does; also where it is
 * finished later, as by the link of a test email.
 */
function useWalkOn(after: string, isOpen: boolean): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { state, formMethod } = useNavigation()
  const postedAt = useRef('')
  useEffect(() => {
    if (formMethod === 'POST' && isOpen) postedAt.current = pathname
    if (state !== 'idle' || postedAt.current === '') return
    const isHere = postedAt.current === pathname
    if (isHere && isOpen) return
    postedAt.current = ''
    if (isHere) void navigate(after)
  }, [state, formMethod, pathname, isOpen, after, navigate])
}
