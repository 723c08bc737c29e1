export type Owner = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. An identity is a user to start it as, who then owns its files.
 */
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

/** A user of its own for PostgreSQL (requirements 9.7), of the numbers that systemd leaves unused. */
const own = 60_900

/**
 * The identities to try, best first. Existing files decide by their owner. For new files root tries
 * a user of PostgreSQL's own, then `nobody`, whose other processes could read the files, then, where a parent folder is closed to `nobody`, a user namespace that maps
 * root to `nobody`, so that the files belong to root. The namespace also serves users without an
 * entry in /etc/passwd, as in containers: initdb refuses those.
 * @param owner of the existing data folder, null where it is to be created
 */
export function findIdentities(owner: Owner | null): readonly ProcessIdentity[] {
  const current = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const isRoot = current.uid === 0
  if (owner === null) {
    if (!isRoot) return [asCurrentUser(current), inNamespace(current)]
    return [asOwnUser(), asUser({ uid: nobody, gid: nobody }), inNamespace(current)]
  }
  if (!isRoot) return [asCurrentUser(current)]
  if (owner.uid === own) return [asOwnUser()]
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

/** In a namespace that maps it to `nobody`: the number has no entry in /etc/passwd. */
function asOwnUser(): ProcessIdentity {
  const owner = { uid: own, gid: own }
  const mapped = inNamespace(owner)
  return {
    description: `user ${own}`,
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
