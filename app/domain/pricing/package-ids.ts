/** The ready packages and the offers for clients who bought before (requirements 5.4). */
export const packageIds = [
  'business-launch',
  'full-business',
  'smart-upgrade',
  'development-after-design',
  'mvp-for-design-clients',
] as const

export type PackageId = (typeof packageIds)[number]
