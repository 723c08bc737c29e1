import { budgetLabel } from '#catalog/budget-label.ts'
import { budgetIds } from '#catalog/budgets.ts'
import type { PagePath } from '#catalog/pages.ts'
import { isServiceOffered } from '#catalog/offered.ts'
import { studio } from '#catalog/studio.server.ts'
import { serviceChoices } from '#catalog/services.ts'
import type { Forms } from '#copy/he/forms.ts'
import type { Services } from '#content/site-words.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import type { FormState } from '#domain/leads/form-state.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'

export type Option = { value: string; label: string }

/** The page with the form, which is sent with the lead. */
type LeadPage = { url: string; titles: Record<Lang, string> }

/** Plain JSON, because the form is an island. `success`: what follows after a lead was saved. */
export type LeadFormProps = {
  lang: Lang
  copy: Forms['lead']
  closeToast: string
  /** null: this form asks for neither a service nor a budget. */
  choices: { services: Option[]; budgets: Option[] } | null
  page: LeadPage
  success: 'redirect' | 'panel'
  /** The version of what the form says about privacy. */
  notice: string
  state?: FormState | undefined
}

type Options = {
  lang: Lang
  path: PagePath
  /** The part of the query that is kept in the lead's source, with its question mark. */
  query?: string
  /** Shekels for one dollar. */
  rate: ExchangeRate
  copy: { forms: Forms; services: Services }
  /** The title of this page in both languages. */
  titles: Record<Lang, string>
  /**
   * The home and contact pages lead to the thank-you page; other pages show a message in place
   * (requirements 4.7).
   */
  success?: 'redirect' | 'panel'
  choices?: 'shown' | 'hidden'
  /** The version of what the form says about privacy, of formNotice(). */
  notice: string
  state?: FormState | undefined
}

export function leadFormProps({
  lang,
  path,
  query = '',
  rate,
  copy,
  titles,
  success = 'panel',
  choices = 'shown',
  notice,
  state,
}: Options): LeadFormProps {
  const { forms, services } = copy
  const url = pageUrl(lang, path) + query
  return {
    lang,
    copy: forms.lead,
    closeToast: forms.toast.close,
    choices:
      choices === 'hidden'
        ? null
        : {
            services: serviceOptions(forms, services),
            budgets: budgetOptions(forms, { lang, rate }),
          },
    page: { url, titles },
    success,
    notice,
    ...(state && { state }),
  }
}

function serviceOptions({ lead }: Forms, { items }: Services): Option[] {
  const choices = serviceChoices.filter(
    (id) => id === 'not-sure' || isServiceOffered(id, studio().sales),
  )
  return choices.map((value) => ({
    value,
    label: value === 'not-sure' ? lead.notSure : items[value].name,
  }))
}

function budgetOptions({ lead }: Forms, setting: { lang: Lang; rate: ExchangeRate }): Option[] {
  return budgetIds.map((value) => ({ value, label: budgetLabel(value, lead.budgets, setting) }))
}
