export type Owner = { uid: number; gid: number }

/** A user that runs PostgreSQL and owns its files, because PostgreSQL refuses to run as root. */
export type ProcessIdentity = {
  /** For messages: 'user 65534'. */
  description: string
  owner: Owner
  commandFor(
    program: string,
    args: readonly string[],
  ): { file: string; args: readonly string[]; options: { uid?: number; gid?: number } }
}

/** The uid and gid of the unprivileged user `nobody`. */
const nobody = 65_534

/**
 * The uid and gid of a separate user for PostgreSQL (requirements 9.7), from a range that systemd
 * leaves unused.
 */
const postgresUid = 60_900

/**
 * The identities to try, best first. For existing files it is their owner. For new files root tries
 * a separate user for PostgreSQL, then `nobody`, whose other processes could read the files, then,
 * if `nobody` cannot enter a parent folder, a user namespace that maps root to `nobody`, so that
 * root owns the files. The namespace is also for users without an entry in /etc/passwd, as in
 * containers, which initdb refuses.
 * @param owner of the existing data folder, or null if it has to be created
 */
export function findIdentities(owner: Owner | null): readonly ProcessIdentity[] {
  const current = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const isRoot = current.uid === 0
  if (owner === null) {
    if (!isRoot) return [asCurrentUser(current), inNamespace(current)]
    return [asOwnUser(), asUser({ uid: nobody, gid: nobody }), inNamespace(current)]
  }
  if (!isRoot) return [asCurrentUser(current)]
  if (owner.uid === postgresUid) return [asOwnUser()]
  return [owner.uid === 0 ? inNamespace(current) : asUser(owner)]
}

function asCurrentUser(owner: Owner): ProcessIdentity {
  return {
    description: 'this user',
    owner,
    commandFor: (file, args) => ({ file, args, options: {} }),
  }
}

function asUser({ uid, gid }: Owner): ProcessIdentity {
  return {
    description: `user ${uid}`,
    owner: { uid, gid },
    commandFor: (file, args) => ({ file, args, options: { uid, gid } }),
  }
}

/** Runs in a namespace that maps the uid to `nobody`, because it has no entry in /etc/passwd. */
function asOwnUser(): ProcessIdentity {
  const owner = { uid: postgresUid, gid: postgresUid }
  const mapped = inNamespace(owner)
  return {
    description: `user ${postgresUid}`,
    owner,
    commandFor: (program, args) => ({ ...mapped.commandFor(program, args), options: owner }),
  }
}

function inNamespace(owner: Owner): ProcessIdentity {
  const map = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  return {
    description: 'a user namespace',
    owner,
    commandFor: (program, args) => ({
      file: 'unshare',
      args: [...map, program, ...args],
      options: {},
    }),
  }
}
