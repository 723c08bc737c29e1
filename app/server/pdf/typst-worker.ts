/** The process that typesets documents one after another for typesetter.ts. */
import { compileDocument, type DocumentRequest } from './compile-document.ts'

/** The bytes of the document, or the problem, and the resident memory of the process in bytes. */
export type DocumentReply = { file: Uint8Array | null; problem: string; heldBytes: number }

process.on('message', (request: DocumentRequest) => {
  const reply = answer(request)
  process.send?.({ ...reply, heldBytes: process.memoryUsage.rss() } satisfies DocumentReply)
})
process.on('disconnect', () => process.exit())

function answer(request: DocumentRequest): Pick<DocumentReply, 'file' | 'problem'> {
  try {
    return { file: compileDocument(request), problem: '' }
  } catch (error) {
    return { file: null, problem: error instanceof Error ? error.message : String(error) }
  }
}
