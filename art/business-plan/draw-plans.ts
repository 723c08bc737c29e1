import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plans, type Plan } from './plan-words.ts'

const fonts = 'app/server/pdf/fonts'

/** Writes the sample business plan in both languages, in the fonts of the quotes. */
export async function drawPlans(folder: string): Promise<void> {
  const faces = readdirSync(fonts).map((file) => readFileSync(join(fonts, file)))
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: faces }] })
  const template = readFileSync(join(import.meta.dirname, 'plan.typ'), 'utf8')
  await mkdir(folder, { recursive: true })
  for (const plan of plans)
    await writeFile(join(folder, plan.file), drawPlan(compiler, template, plan))
}

function drawPlan(compiler: NodeCompiler, template: string, plan: Plan): Buffer {
  const compiled = compiler.compile({
    mainFileContent: template,
    inputs: { plan: JSON.stringify(plan) },
  })
  if (!compiled.result)
    throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: 0 })
}
