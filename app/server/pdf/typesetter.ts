import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

const folder = join(packageRoot, 'app/server/pdf')

type Typesetter = { compiler: NodeCompiler; template: string }

let typesetter: Typesetter | undefined

/** Created once, with the first document: it reads all font files. */
function getTypesetter(): Typesetter {
  typesetter ??= {
    compiler: NodeCompiler.create({ fontArgs: [{ fontBlobs: readFaces() }] }),
    template: readTemplate(),
  }
  return typesetter
}

function readFaces(): Buffer[] {
  const fonts = join(folder, 'fonts')
  return readdirSync(fonts).map((file) => readFileSync(join(fonts, file)))
}

function readTemplate(): string {
  return readFileSync(join(folder, 'quote.typ'), 'utf8')
}

/** How many documents the compiler caches parts of. */
const cachedDocuments = 10

function withDocument<Result>(
  data: object,
  make: (compiler: NodeCompiler, document: NodeTypstDocument) => Result,
): Result {
  const { compiler, template } = getTypesetter()
  const compiled = compiler.compile({
    mainFileContent: template,
    inputs: { quote: JSON.stringify(data) },
  })
  const { result } = compiled
  if (!result)
    throw new Error(`The quote could not be set: ${describeProblem(compiled.takeDiagnostics())}`)
  const made = make(compiler, result)
  compiler.evictCache(cachedDocuments)
  return made
}

function describeProblem(problem: { shortDiagnostics: unknown } | null): string {
  return JSON.stringify(problem?.shortDiagnostics ?? null)
}

/** A tagged PDF (PDF/UA-1), for screen readers. */
export function typesetPdf(data: object): Buffer {
  return withDocument(data, (compiler, document) => compiler.pdf(document, { pdfStandard: 'ua-1' }))
}

/** The same pages as SVG, for tests. */
export function typesetSvg(data: object): string {
  return withDocument(data, (compiler, document) => compiler.plainSvg(document))
}
