import path from 'node:path'
import { requireSourceFiles, type SourceFile } from './source-files.ts'
import { findNodes, nameOf, parseFile } from './syntax-tree.ts'

/**
 * The files of the app that run where the entry runs: it, and what it and they import, directly or
 * by a dynamic import. Imports of types only are followed too.
 */
export function importedFiles(entry: string): SourceFile[] {
  const found = new Map<string, SourceFile>()
  const visit = (file: string) => {
    if (found.has(file)) return
    const [source] = requireSourceFiles([file])
    if (!source) return
    found.set(file, source)
    importsOf(source).forEach(visit)
  }
  visit(entry)
  return [...found.values()]
}

function importsOf(file: SourceFile): string[] {
  const imports = findNodes(parseFile(file).program, ({ type }) =>
    /^(?:Import(?:Declaration|Expression)|Export(?:Named|All)Declaration)$/.test(type),
  )
  return imports.flatMap(({ source }) => {
    const name = nameOf(source) ?? ''
    if (!/\.tsx?$/.test(name)) return []
    return name.startsWith('#')
      ? [`app/${name.slice(1)}`]
      : [path.posix.join(path.posix.dirname(file.path), name)]
  })
}
