/** What the site tells its data layer. Nothing personal ever goes in (requirements 3.8). */
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
  /** Its readers come later and make it theirs: whoever speaks first begins it. */
  var dataLayer: AnalyticsEvent[] | undefined
}
