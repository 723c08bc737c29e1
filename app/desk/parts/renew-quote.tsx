import { Form, useNavigation } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl } from '#i18n/links.ts'

type Props = {
  lang: DeskLang
  id: string
  label: string
  /** Names the quote, for those who do not see its row. */
  name: string
}

/** From a list: opens a draft with the lines of a quote at the prices of today. */
export function RenewQuote({ lang, id, label, name }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={adminUrl(lang, `dashboard/quotes/${id}`)}>
      <button
        type="submit"
        name="intent"
        value="copy"
        disabled={isBusy}
        aria-label={name}
        className="pill pill-small pill-line"
      >
        {label}
      </button>
    </Form>
  )
}
