export type TypstWorkerLimits = {
  /** Documents that one process typesets before it is replaced. */
  documents: number
  /** Resident bytes above which a process is replaced between two documents. */
  heldBytes: number
  /**
   * Bytes of data above which the system refuses an allocation, even within a document. Node
   * reserves about 560 MB of them without using them.
   */
  maxDataBytes: number
  /** Milliseconds for one document, including the start of a process. */
  documentMs: number
  /** Idle milliseconds after which the process ends. */
  idleMs: number
}

const megabyte = 1024 * 1024

export const typstWorkerLimits: TypstWorkerLimits = {
  documents: 100,
  heldBytes: 320 * megabyte,
  maxDataBytes: 1_100 * megabyte,
  documentMs: 10_000,
  idleMs: 30_000,
}
