/** The result of `import.meta.glob`: the exports of each module, by path. */
export type Modules = Readonly<Record<string, unknown>>

/**
 * The value that each member's file exports, by id. `modules` is the result of `import.meta.glob`.
 * Throws an error that names the file and how to create it where a member has none.
 */
export function collect<Id extends string, Value>(
  ids: readonly Id[],
  { modules, fileOf, name, kind }: PageKind<Id>,
): Record<Id, Value> {
  const entries = ids.map((id) => {
    const path = fileOf(id)
    const value = exportOf(modules[path], name)
    if (value === undefined) throw new Error(describeMissing(path, name, `${kind} ${id}`))
    return [id, value]
  })
  // SAFETY: the file of each kind of pages declares its export with the requested type.
  return Object.fromEntries(entries) as Record<Id, Value>
}

type PageKind<Id extends string> = {
  modules: Modules
  /** The path of a member's file as import.meta.glob names it. */
  fileOf: (id: Id) => string
  /** The name of the file's export. */
  name: string
  /** The name of a member in `npm run new`. */
  kind: string
}

function exportOf(module: unknown, name: string): unknown {
  if (typeof module !== 'object' || module === null) return undefined
  return Object.entries(module).find(([key]) => key === name)?.[1]
}

function describeMissing(path: string, name: string, member: string): string {
  return `app/content/${path.replace(/^\.\//, '')} does not export ${name}: run \`npm run new -- ${member}\``
}
