const fullMemory =
  'There is no space left for shared memory (/dev/shm): make it larger, in a container with --shm-size=64m'

const fullDisk = 'The disk of the data folder is full: free space on it'

/**
 * One line for the operator: the cause and what to do about it where it is known, then what
 * PostgreSQL said.
 * @param failed what did not succeed
 */
export function explainFailure(failed: string, reason: string): string {
  if (!/no space left on device/i.test(reason)) return `${failed}: ${reason}`
  const cause = /shared memory|\/dev\/shm|PostgreSQL\.\d+/i.test(reason) ? fullMemory : fullDisk
  return `${cause} (${failed}: ${reason})`
}

type Failure = {
  /** Who tried, for messages. */
  description: string
  reason: string
}

/** A lack of rights, which another user may not have. */
const rights =
  /permission denied|not permitted|could not access|cannot be run as root|no such file|EACCES|EPERM|ENOENT|unshare/i

/**
 * The cause why no user could create the database files. A user without rights only means that
 * another one has to be tried, so any other reason is the cause.
 */
export function explainCreationFailures(failures: readonly Failure[], isRoot: boolean): string {
  const cause = failures.find(({ reason }) => !rights.test(reason))
  if (cause) return explainFailure('PostgreSQL could not create its files', cause.reason)
  const tried = failures.map(({ description, reason }) => `${description}: ${reason}`).join('; ')
  const problem = isRoot
    ? 'PostgreSQL does not run as root, and no other user worked: start as an ordinary user, open the folders to others, or set DATABASE_URL'
    : 'PostgreSQL could not create its files'
  return `${problem} (${tried})`
}
