import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { AdminBackups } from '#desk/words/he/backups.ts'
import { adminUrl } from '#i18n/links.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#desk/parts/password-field.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { BackupChoice } from './backup-choice.tsx'

type Props = {
  lang: DeskLang
  copy: AdminBackups['download']
  fields: AdminCopy['login']['fields']
  /** Newest first. */
  list: readonly { name: string; title: string; note: string }[]
  problem: string | null
}

/** Submitted by the browser and not by the router, so that the response becomes a download. */
export function DownloadForm({ lang, copy, fields, list, problem }: Props) {
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{copy.title}</h2>
      <p className="mt-1 max-w-[44em] text-small text-fg-muted">{copy.lead}</p>
      <form
        method="post"
        action={adminUrl(lang, 'dashboard/settings/backups/file')}
        className="mt-5 grid gap-5"
      >
        <BackupChoice legend={copy.choose} list={list} />
        <PasswordField
          id="password"
          name="password"
          label={copy.password}
          copy={fields}
          autoComplete="current-password"
          error={problem ?? undefined}
        />
        <Button type="submit" size="small" className="justify-self-start">
          {copy.submit}
        </Button>
      </form>
    </section>
  )
}
