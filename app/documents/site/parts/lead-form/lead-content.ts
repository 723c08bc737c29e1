import type { FormValues } from '#domain/leads/form-state.ts'

/**
 * The payload of the lead endpoint (requirements 4.1) without its times, so that equal content is
 * the same attempt. The server derives the rest from the request.
 */
export function leadContent(values: FormValues, pageUrl: string): FormValues {
  // Cut to the server's limit, so that long campaign parameters do not lose the lead.
  return { ...values, page_url: pageUrl.slice(0, 2048) }
}
