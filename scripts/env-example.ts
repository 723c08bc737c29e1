/** `npm run env:example`: writes `.env.example` from app/server/env-variables.ts. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from '#server/env-variables.ts'

writeFileSync(join(import.meta.dirname, '../.env.example'), envExample())
