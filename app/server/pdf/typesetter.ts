import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

const folder = join(packageRoot, 'app/server/pdf')

/** A document's layout: a file of this folder, which reads its data from the input of its name. */
type Template = 'quote' | 'card-image' | 'card-sheet'

let compiler: NodeCompiler | undefined

/** Created once, with the first document: it reads all font files. */
function getCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: readFaces() }] })
  return compiler
}

function readFaces(): Buffer[] {
  const fonts = join(folder, 'fonts')
  return readdirSync(fonts).map((file) => readFileSync(join(fonts, file)))
}

const layouts = new Map<Template, string>()

function readLayout(template: Template): string {
  const layout = layouts.get(template) ?? readFileSync(join(folder, `${template}.typ`), 'utf8')
  layouts.set(template, layout)
  return layout
}

/** How many documents the compiler caches parts of. */
const cachedDocuments = 10

function withDocument<Result>(
  template: Template,
  data: object,
  make: (compiler: NodeCompiler, document: NodeTypstDocument) => Result,
): Result {
  const typesetter = getCompiler()
  const compiled = typesetter.compile({
    mainFileContent: readLayout(template),
    inputs: { [template]: JSON.stringify(data) },
  })
  const { result } = compiled
  if (!result)
    throw new Error(
      `The ${template} could not be set: ${describeProblem(compiled.takeDiagnostics())}`,
    )
  const made = make(typesetter, result)
  typesetter.evictCache(cachedDocuments)
  return made
}

function describeProblem(problem: { shortDiagnostics: unknown } | null): string {
  return JSON.stringify(problem?.shortDiagnostics ?? null)
}

/** A tagged PDF (PDF/UA-1), for screen readers. */
export function typesetPdf(template: Template, data: object): Buffer {
  return withDocument(template, data, (typesetter, document) =>
    typesetter.pdf(document, { pdfStandard: 'ua-1' }),
  )
}

/** The same pages as SVG, with letters as outlines. */
export function typesetSvg(template: Template, data: object): string {
  return withDocument(template, data, (typesetter, document) => typesetter.plainSvg(document))
}
