import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The admin area is small: its routes come with the first document instead of being asked for one
  // by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
