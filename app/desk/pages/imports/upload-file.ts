import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { LeadImportWords } from '#desk/words/he/lead-import.ts'
import { maxFileBytes, pieceBytes } from '#domain/leads/import/piece-bytes.ts'
import { adminUrl } from '#i18n/links.ts'
import { randomUuid } from '#parts/lead-attempt.ts'

export type UploadFault = keyof LeadImportWords['faults'] | 'failed'

/** Tries of each piece. */
const maxTries = 3

/**
 * Sends a file in pieces, each again if it did not arrive. Returns the id of its import. Never
 * rejects.
 * @param onProgress called with the share that arrived, up to 1
 */
export async function uploadFile(
  file: File,
  { lang, onProgress }: { lang: DeskLang; onProgress: (share: number) => void },
): Promise<{ id: string } | { fault: UploadFault }> {
  if (file.size === 0) return { fault: 'empty' }
  if (file.size > maxFileBytes) return { fault: 'too-large' }
  const id = randomUuid()
  const pieces = Math.ceil(file.size / pieceBytes)
  for (let place = 0; place < pieces; place += 1) {
    const body = new FormData()
    body.append('id', id)
    body.append('place', String(place))
    if (place === pieces - 1) body.append('last', 'yes')
    body.append('file', file.slice(place * pieceBytes, (place + 1) * pieceBytes), file.name)
    const fault = await sendPiece(body, lang)
    if (fault !== null) return { fault }
    onProgress((place + 1) / pieces)
  }
  return { id }
}

async function sendPiece(body: FormData, lang: DeskLang, attempt = 1): Promise<UploadFault | null> {
  try {
    const response = await fetch(adminUrl(lang, 'dashboard/leads/import/pieces'), {
      method: 'POST',
      body,
    })
    if (response.status === 201) return null
    if (response.status === 400) {
      // SAFETY: our own route responds with this type (upload-piece.ts).
      const { fault } = (await response.json()) as { fault: UploadFault }
      return fault
    }
  } catch {
    // No connection: like any other failure it is tried again.
  }
  return attempt < maxTries ? sendPiece(body, lang, attempt + 1) : 'failed'
}
