import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

const folder = join(packageRoot, 'app/server/pdf')

/** A document's layout: a file of this folder, which reads its data from the input of its name. */
export type Template = 'quote' | 'card-image' | 'card-sheet'

export type DocumentRequest = {
  template: Template
  format: 'pdf' | 'svg'
  /** JSON. */
  data: string
}

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

/**
 * Sets a document, a PDF or an SVG with letters as outlines. Blocks the process for about 25 ms and
 * leaves up to 2 MB behind with every new document, whatever is evicted: only the process that is
 * replaced again and again calls this (typesetter.ts).
 */
export function compileDocument({ template, format, data }: DocumentRequest): Buffer {
  const typesetter = getCompiler()
  try {
    const compiled = typesetter.compile({
      mainFileContent: readLayout(template),
      inputs: { [template]: data },
    })
    const { result } = compiled
    if (!result) throw new Error(describeProblem(compiled.takeDiagnostics()))
    if (format === 'svg') return Buffer.from(typesetter.plainSvg(result))
    return makePdf(typesetter, result)
  } finally {
    typesetter.evictCache(cachedDocuments)
  }
}

/** Tagged (PDF/UA-1), for screen readers. That standard forbids a letter that no face has. */
function makePdf(typesetter: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return typesetter.pdf(document, { pdfStandard: 'ua-1' })
  } catch (error) {
    if (!isMissingLetter(error)) throw error
    return typesetter.pdf(document, {})
  }
}

function isMissingLetter(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return `${code} ${String(error)}`.includes('could not be displayed with font')
}

function describeProblem(problem: { shortDiagnostics: unknown } | null): string {
  return JSON.stringify(problem?.shortDiagnostics ?? null)
}
