import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { AdminBackups } from '#desk/words/he/backups.ts'
import { adminUrl } from '#i18n/links.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#desk/parts/password-field.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

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
        <fieldset className="min-w-0">
          <legend className="sr-only">{copy.choose}</legend>
          <div className="max-h-96 overflow-y-auto border-t border-line">
            {list.map(({ name, title, note }, index) => (
              <div
                key={name}
                className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-b border-line px-2 py-3 hover:bg-surface has-checked:bg-selected"
              >
                <input
                  id={name}
                  type="radio"
                  name="name"
                  value={name}
                  defaultChecked={index === 0}
                  aria-describedby={`${name}-note`}
                  className="mt-0.5 size-6"
                />
                <label htmlFor={name} className="cursor-pointer">
                  <span className="block font-semibold">{title}</span>
                  <span id={`${name}-note`} className="block text-small text-fg-muted">
                    {note}
                  </span>
                </label>
              </div>
            ))}
          </div>
        </fieldset>
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
