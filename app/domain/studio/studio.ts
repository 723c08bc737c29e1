import type { StudioHours } from './business-hours.ts'
import type { KeepPeriods } from './keep-periods.ts'
import type { SalesTerms } from './sales-terms.ts'
import type { StudioLogo } from './studio-pictures.ts'

/** The languages of the studio's own texts: those of its business cards. */
export type StudioWords = Readonly<Record<'he' | 'en' | 'ru', string>>

/** Everything that identifies the studio (requirements 1.6). */
export type Studio = {
  name: StudioWords
  founder: {
    name: StudioWords
    jobTitle: StudioWords
    /** The last segment of the address of the founder's card. */
    cardSlug: string
  }
  foundingYear: number
  /** null: its name, as type. */
  logo: StudioLogo | null
  /** The id of its icon. null: the drawn mark. */
  icon: string | null
  /** Figures about its work. `asOf`: the day on which one was counted, or '' while it is a sample. */
  claims: Readonly<Record<ClaimId, { value: number; asOf: string }>>
  email: string
  /** E.164. */
  phone: string
  whatsapp: string
  /** Addresses of profiles by network; a network without one is absent. */
  profiles: Readonly<Partial<Record<ProfileNetwork, string>>>
  businessHours: StudioHours
  /** The address is for registered mail, by which a consumer may cancel. */
  legal: { name: StudioWords; registration: string; address: StudioWords }
  /** Days from the day on which a quote is issued, with which it is still valid. */
  quoteValidDays: number
  sales: SalesTerms
  keep: KeepPeriods
  /** The public address of the site, without a slash at the end. */
  url: string
  /** A Google tag ('G-…') or Tag Manager container ('GTM-…'), or '' for none. */
  analyticsId: string
}

/** In the order of the home page. */
export const claimIds = ['attention', 'industries', 'projects', 'years'] as const

export type ClaimId = (typeof claimIds)[number]

export const profileNetworks = ['linkedin', 'instagram', 'facebook', 'behance'] as const

export type ProfileNetwork = (typeof profileNetworks)[number]
