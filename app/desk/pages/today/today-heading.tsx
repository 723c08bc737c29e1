import { CallerForm, type CallerCopy } from '#desk/parts/caller/caller-form.tsx'
import { FormLink } from '#desk/parts/form-link.tsx'
import { Icon } from '#desk/parts/icon.tsx'
import type { AdminToday } from '#desk/words/he/today.ts'
import { adminUrl } from '#i18n/links.ts'

type Props = { copy: Pick<AdminToday, 'title' | 'lead'>; newLead: CallerCopy }

/** The title of Today, and the button for somebody who called. */
export function TodayHeading({ copy, newLead }: Props) {
  const { lang, pending } = newLead
  const { title } = newLead.newLead
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
        <FormLink
          to={adminUrl(lang, 'dashboard/leads/new')}
          title={title}
          close={pending.close}
          renderForm={(close) => <CallerForm copy={newLead} onSent={close} />}
          className="pill pill-small pill-line"
        >
          <Icon name="phone" />
          {title}
        </FormLink>
      </div>
      <p className="mt-2 text-fg-muted">{copy.lead}</p>
    </>
  )
}
