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

declare global {
  /** The analytics script loads later and replaces it: whoever pushes first creates it. */
  var dataLayer: AnalyticsEvent[] | undefined
}
