import { parse } from 'yaml'
import type { ZodType } from 'zod'

type Source<Facts> = { file: string; schema: ZodType<Facts> }

/**
 * Reads the facts between the two lines of --- at the beginning of a Markdown file, and the text
 * below them. Throws an error that names the file and the invalid keys.
 */
export function readFrontMatter<Facts>(
  text: string,
  { file, schema }: Source<Facts>,
): { facts: Facts; markdown: string } {
  const [, yaml, markdown = ''] = /^---\n(.*?)\n---(?:\n|$)(.*)$/s.exec(text) ?? []
  if (yaml === undefined)
    throw new Error(`${file}: a file must begin with front matter between ---`)
  const { data, error } = schema.safeParse(parseYaml(yaml, file))
  if (!error) return { facts: data, markdown }
  const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${file}: the front matter is invalid at ${faults.join('; ')}`)
}

function parseYaml(yaml: string, file: string): unknown {
  try {
    return parse(yaml)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new Error(`${file}: the front matter is not YAML: ${reason}`, { cause: error })
  }
}
