import { afterAll } from 'vitest'
import { resetSharedSite } from './shared-site.ts'

// Registered before the hooks of the file, so it runs after them.
afterAll(resetSharedSite)
