export const deviceTypes = ['mobile', 'desktop'] as const

export type DeviceType = (typeof deviceTypes)[number]

/** Tablets count as mobile if their user agent states it; many pose as desktops. */
export function deviceTypeOf(userAgent: string): DeviceType {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'mobile' : 'desktop'
}
