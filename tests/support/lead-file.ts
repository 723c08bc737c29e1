import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { Database } from '#server/db/database.ts'
import { changeImport } from '#server/leads/import/change-import.ts'
import { createImports } from '#server/leads/import/imports.ts'
import { receivePiece } from '#server/leads/import/receive-file.ts'
import type { Actor } from '#server/admins/audit/actor.ts'

/** Pieces are small, so that characters and rows are cut in the middle. */
const pieceSize = 1_000

/** A file of leads that an admin uploads and imports, with a worker of its own. */
export function leadFile(database: Database, actor: Actor) {
  const id = randomUUID()
  const imports = createImports({ database, log: pino({ level: 'silent' }) })
  const { cardParts: partNames } = deskCopyFor('he').leadImport

  return {
    id,
    imports,
    upload: async (content: Uint8Array | string, size = pieceSize) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
      const count = Math.max(1, Math.ceil(bytes.length / size))
      for (let place = 0; place < count - 1; place += 1)
        await receivePiece(
          database,
          {
            id,
            place,
            isLast: false,
            fileName: 'leads.csv',
            content: bytes.subarray(place * size, (place + 1) * size),
          },
          { ...actor, partNames },
        )
      const last = { place: count - 1, content: bytes.subarray((count - 1) * size) }
      return receivePiece(
        database,
        { id, isLast: true, fileName: 'leads.csv', ...last },
        { ...actor, partNames },
      )
    },
    /** Sends a form of the page, and waits until its work has ended. */
    change: async (fields: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      const result = await changeImport({ database, imports }, { id, form, actor })
      await imports.work()
      return result
    },
  }
}
