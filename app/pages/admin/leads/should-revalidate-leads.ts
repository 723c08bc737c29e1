import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Also reloads the page's data after 404 and 409, which the router does not do after an error:
 * these mean that the lead on the screen is out of date.
 */
export function shouldRevalidateLeads({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
}
