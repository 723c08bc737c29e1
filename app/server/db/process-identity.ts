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

/**
 * The identities to try, best first. Existing files decide by their owner. For new files root tries
 * the user `nobody`, then, where a parent folder is closed to `nobody`, a user namespace that maps
 * root to `nobody`, so that the files belong to root. The namespace also serves users without an
 * entry in /etc/passwd, as in containers: initdb refuses those.
 * @param owner of the existing data folder, null where it is to be created
 */
export function findIdentities(owner: Owner | null): readonly ProcessIdentity[] {
  const current = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const isRoot = current.uid === 0
  if (owner === null) {
    const first = isRoot ? asUser({ uid: nobody, gid: nobody }) : asCurrentUser(current)
    return [first, inNamespace(current)]
  }
  if (!isRoot) return [asCurrentUser(current)]
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
