import type { Logger } from 'pino'
import { canRetryLater } from '../retry-later-error.ts'

type PdfFile = {
  make: () => Promise<Buffer>
  /** ASCII, with its ending. */
  name: string
  /** What the reader is told when the document cannot be made. */
  failed: string
}

/** The PDF of `make`, to be shown in the browser; 500 in words if it cannot be made. */
export async function pdfResponse({ make, name, failed }: PdfFile, log: Logger): Promise<Response> {
  try {
    return new Response(new Uint8Array(await make()), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${name}"`,
      },
    })
  } catch (error) {
    if (canRetryLater(error)) throw error
    log.error({ event: 'pdf-failed', file: name, error: errorText(error) })
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
    return new Response(failed, { status: 500, headers })
  }
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
