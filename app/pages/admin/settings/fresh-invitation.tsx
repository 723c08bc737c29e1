import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { Icon } from '../icon.tsx'
import { tell } from '../tell.ts'

type Props = {
  lang: Lang
  copy: AdminCopy['settings']['invitations']
  toasts: { copied: string; failed: string; close: string }
  code: string
}

export function FreshInvitation({ lang, copy, toasts, code }: Props) {
  const share = async () => {
    try {
      await navigator.clipboard.writeText(
        `${location.origin}${adminUrl(lang)}?mode=sign-up#code=${code}`,
      )
      tell({ kind: 'done', text: toasts.copied }, toasts.close)
    } catch {
      tell({ kind: 'failed', text: toasts.failed }, toasts.close)
    }
  }
  return (
    <div role="status" className="rounded-se-chip border-2 border-line-strong p-5">
      <p className="font-medium">{copy.fresh}</p>
      <p className="mt-3 text-small text-fg-muted">{copy.code}</p>
      <p className="text-[1.375rem] font-semibold tracking-wide">
        <bdi dir="ltr" className="select-all">
          {code}
        </bdi>
      </p>
      <button type="button" onClick={() => void share()} className="pill pill-small mt-4">
        <Icon name="copy" />
        {copy.copyLink}
      </button>
    </div>
  )
}
