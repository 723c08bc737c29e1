import * as z from 'zod'
import { readFrontMatter } from '../markdown/front-matter.server.ts'
import { readBody } from '../markdown/read-body.server.ts'
import { readDrawing } from '../markdown/read-drawing.server.ts'
import type { PostWords } from './post-facts.ts'

/** What an article says about itself above its text. `npm run check` names what is left empty. */
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
  /** The Markdown file, as it is to be named in an error. */
  file: string
  text: string
  /** The SVG file of the language, beside the text. undefined: there is none. */
  figure: string | undefined
}

/** An article in one language. Throws one sentence that names the file and what is wrong in it. */
export function readPost({ file, text, figure }: Source): PostWords {
  const { facts, markdown } = readFrontMatter(text, { file, schema })
  const figureFile = file.replace(/(\w+)\.md$/, 'figure-$1.svg')
  const drawing = figure === undefined ? null : readDrawing(figure, figureFile)
  return { ...facts, body: readBody(markdown, { file, drawing }) }
}
