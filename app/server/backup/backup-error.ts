/** Why a backup cannot be made, read or restored. The message is one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
