export type Owner = { uid: number; gid: number }

/** PostgreSQL refuses to run as root. An identity is a way to start it as somebody else, and who owns its files then. */
export type Identity = {
  words: string
  owner: Owner
  commandFor(
    program: string,
    args: readonly string[],
  ): { file: string; args: readonly string[]; options: { uid?: number; gid?: number } }
}

const nobody = 65_534

/**
 * The identities worth trying, best first. Existing files settle it by their owner. New ones of root may go to the user `nobody`, or,
 * where a closed folder keeps `nobody` out, stay root's own behind a user namespace in which root is called `nobody`.
 * The same namespace gives a name to a user without one, as containers have them: without a name no files can be created.
 */
export function findIdentities(owner: Owner | null): readonly Identity[] {
  const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  if (owner === null)
    return [me.uid === 0 ? asUser({ uid: nobody, gid: nobody }) : asMyself(me), inNamespace(me)]
  if (me.uid !== 0) return [asMyself(me)]
  return [owner.uid === 0 ? inNamespace(me) : asUser(owner)]
}

function asMyself(owner: Owner): Identity {
  return { words: 'this user', owner, commandFor: (file, args) => ({ file, args, options: {} }) }
}

function asUser({ uid, gid }: Owner): Identity {
  return {
    words: `user ${uid}`,
    owner: { uid, gid },
    commandFor: (file, args) => ({ file, args, options: { uid, gid } }),
  }
}

function inNamespace(owner: Owner): Identity {
  const map = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  return {
    words: 'a user namespace',
    owner,
    commandFor: (program, args) => ({
      file: 'unshare',
      args: [...map, program, ...args],
      options: {},
    }),
  }
}
