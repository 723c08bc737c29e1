import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Also reloads after 404 and 409, which the router by default does not: they mean that the lead on
 * the screen is out of date.
 */
export function shouldRevalidateLeads({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
}
