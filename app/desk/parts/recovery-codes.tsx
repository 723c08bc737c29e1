import type { AdminRecovery } from '#desk/words/he/recovery.ts'
import { fill } from '#i18n/fill.ts'
import { showActionToast } from './action-toast.ts'
import { Icon } from './icon.tsx'

type Props = {
  copy: AdminRecovery['codes']
  toasts: { failed: string; close: string }
  codes: readonly string[]
  /** The account that the text file names. */
  account: { studio: string; email: string }
}

/**
 * Codes that were just created and cannot be shown again. Saving them as a file works without
 * scripts.
 */
export function RecoveryCodes({ copy, toasts, codes, account }: Props) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(fileText(copy.file, account, codes))}`
  return (
    <div className="rounded-se-chip border-2 border-line-strong p-5">
      <ul
        aria-label={copy.list}
        dir="ltr"
        className="mx-auto grid w-fit gap-1 text-[1.125rem] font-semibold tracking-wide whitespace-nowrap"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-fg-muted">{copy.once}</p>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <a href={file} download="recovery-codes.txt" className="pill pill-small pill-line">
          {copy.download}
        </a>
        <button
          type="button"
          onClick={() => void copyCodes(codes, copy.copied, toasts)}
          className={`pill pill-small pill-line ${needsScripts}`}
        >
          <Icon name="copy" />
          {copy.copy}
        </button>
        <button
          type="button"
          onClick={() => print()}
          className={`pill pill-small pill-line ${needsScripts}`}
        >
          {copy.print}
        </button>
      </div>
    </div>
  )
}

const needsScripts = '[@media(scripting:none)]:hidden'

/** A text file with CRLF line endings, which every editor supports. */
function fileText(
  { heading, account }: AdminRecovery['codes']['file'],
  { studio, email }: Props['account'],
  codes: readonly string[],
): string {
  return [fill(heading, { studio }), fill(account, { email }), '', ...codes, ''].join('\r\n')
}

async function copyCodes(
  codes: readonly string[],
  copied: string,
  { failed, close: closeLabel }: Props['toasts'],
): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    showActionToast({ toast: { kind: 'done', text: copied, closeLabel } })
  } catch {
    showActionToast({ toast: { kind: 'failed', text: failed, closeLabel } })
  }
}
