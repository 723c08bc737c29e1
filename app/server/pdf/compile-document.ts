import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

const folder = join(packageRoot, 'app/server/pdf')

/**
 * The layout of a document: a file of this folder that reads its data from the input with its name.
 */
export type Template = 'quote' | 'card-image' | 'card-sheet'

export type DocumentRequest = {
  template: Template
  format: 'pdf' | 'svg'
  /** JSON, which names the picture by a hash of its content. */
  data: string
  /** PNG, which the layout reads as `picturePath`. */
  picture?: Uint8Array | null
}

const picturePath = join(folder, 'picture.png')

let compiler: NodeCompiler | undefined

/** Created once, with the first document, because it reads all font files. */
function getCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: readFaces() }] })
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

/** How many recent documents the compiler's cache may hold parts of. */
const cachedDocuments = 10

/**
 * Typesets a document as a PDF, or as an SVG with letters as outlines. Blocks the process for about
 * 25 ms and leaks up to 2 MB with every new document, whatever is evicted, so only the Typst
 * worker calls it, which is replaced regularly (typst-worker-handle.ts).
 */
export function compileDocument({ template, format, data, picture }: DocumentRequest): Buffer {
  const typesetter = getCompiler()
  try {
    if (picture) typesetter.mapShadow(picturePath, Buffer.from(picture))
    const compiled = typesetter.compile({
      mainFileContent: readLayout(template),
      inputs: { [template]: data },
    })
    const { result } = compiled
    if (!result) throw new Error(describeProblem(compiled.takeDiagnostics()))
    if (format === 'svg') return Buffer.from(typesetter.plainSvg(result))
    return makePdf(typesetter, result)
  } finally {
    typesetter.unmapShadow(picturePath)
    typesetter.evictCache(cachedDocuments)
  }
}

/**
 * A tagged PDF (PDF/UA-1) for screen readers, or a plain one if a letter is in no font, which that
 * standard forbids.
 */
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
