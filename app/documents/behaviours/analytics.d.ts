/** Events that the site pushes to its data layer. They hold no personal data (requirements 3.8). */
export type AnalyticsEvent =
  | { event: 'page_view'; page_path: string; page_title: string; language: string }
  | {
      event: 'generate_lead'
      currency: 'ILS'
      value: number
      service_type: string
      budget_range: string
    }

/** The rest is written by documents/behaviours/consent/google-tag.ts. */
export type DataLayerItem = AnalyticsEvent | IArguments | { event: 'gtm.js'; 'gtm.start': number }

declare global {
  /** Google's script loads later and replaces it, so whoever pushes first creates it. */
  var dataLayer: DataLayerItem[] | undefined
}
