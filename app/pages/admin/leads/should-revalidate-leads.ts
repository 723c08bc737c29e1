import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The router reads nothing again after a refusal. But a change refused as out of date is just when the lead on the screen is an old one. */
export function shouldRevalidateLeads({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
}
