/**
 * The disk is full, the folder cannot be written, the database is unavailable, the passphrase is
 * missing, or another cause.
 */
export type BackupFailure = 'full' | 'folder' | 'database' | 'passphrase' | 'other'

/** A backup cannot be made, read or restored. The message is one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
  readonly failure: BackupFailure

  constructor(message: string, failure: BackupFailure = 'other') {
    super(message)
    this.failure = failure
  }
}
