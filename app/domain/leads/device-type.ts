export const deviceTypes = ['mobile', 'desktop'] as const

export type DeviceType = (typeof deviceTypes)[number]

/** Tablets count as mobile where their user agent says so; many claim to be desktops. */
export function deviceTypeOf(userAgent: string): DeviceType {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'mobile' : 'desktop'
}
