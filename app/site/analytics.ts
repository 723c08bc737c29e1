/** What the site tells its data layer. Nothing personal ever goes in (trust.md K05). */
type AnalyticsEvent =
  | { event: 'page_view'; page_path: string; page_title: string; language: string }
  | { event: 'generate_lead'; currency: 'ILS'; value: number; service_type: string; budget_range: string }

declare global {
  var dataLayer: AnalyticsEvent[] | undefined
}

export function pushEvent(event: AnalyticsEvent): void {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(event)
}
