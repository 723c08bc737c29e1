import * as z from 'zod'
import { readFrontMatter } from '../markdown/front-matter.server.ts'
import { readBody } from '../markdown/read-body.server.ts'
import { readDrawing } from '../markdown/read-drawing.server.ts'
import type { PostWords } from './post-facts.ts'

/** The front matter of an article. `npm run check` lists the fields that are left empty. */
const schema = z.strictObject({
  line: z.string(),
  meta: z.strictObject({
    title: z.string(),
    description: z.string(),
    keywords: z.array(z.string()),
  }),
  opening: z.strictObject({
    badge: z.string(),
    title: z.tuple([z.string(), z.string()]),
    lead: z.string(),
  }),
})

type Source = {
  /** The name of the Markdown file in errors. */
  file: string
  text: string
  /** The text of the SVG file for this language, beside the article; undefined: there is none. */
  figure: string | undefined
}

/** Reads an article in one language. Throws an error that names the file and the fault. */
export function readPost({ file, text, figure }: Source): PostWords {
  const { facts, markdown } = readFrontMatter(text, { file, schema })
  const figureFile = file.replace(/(\w+)\.md$/, 'figure-$1.svg')
  const drawing = figure === undefined ? null : readDrawing(figure, figureFile)
  return { ...facts, body: readBody(markdown, { file, drawing }) }
}
