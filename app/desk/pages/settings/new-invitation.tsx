import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import { copyLink, type CopyLinkWords } from '#desk/parts/copy-link.ts'
import { Icon } from '#desk/parts/icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['settings']['invitations']
  toasts: CopyLinkWords
  code: string
}

/** Shows the code of an invitation that was just created. It cannot be shown again. */
export function NewInvitation({ lang, copy, toasts, code }: Props) {
  const path = `${adminUrl(lang)}?mode=sign-up#code=${code}`
  return (
    <div role="status" className="rounded-se-chip border-2 border-line-strong p-5">
      <p className="font-medium">{copy.created}</p>
      <p className="mt-3 text-small text-fg-muted">{copy.code}</p>
      <p className="text-[1.375rem] font-semibold tracking-wide">
        <bdi dir="ltr" className="select-all">
          {code}
        </bdi>
      </p>
      <button
        type="button"
        onClick={() => void copyLink(path, toasts)}
        className="pill pill-small mt-4"
      >
        <Icon name="copy" />
        {copy.copyLink}
      </button>
    </div>
  )
}
