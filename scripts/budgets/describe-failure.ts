type Failure = {
  status: number | undefined
  encoding: string | undefined
  /** What the app has logged, one JSON object a line. */
  output: string
}

/** A sentence about a page that cannot be measured, with the last error of the app's log. */
export function describeFailure(url: string, { status, encoding, output }: Failure): string {
  if (status === 200) return `${url} is sent as ${encoding ?? 'plain text'} and not with Brotli`
  const [reason, place] = lastError(output)
  return [
    `${url} answers ${status}: ${reason}`,
    ...(place === undefined ? [] : [`  ${place.trim()}`]),
    '`npm run dev` shows the page with the whole error.',
  ].join('\n')
}

/** The message of the newest error, and the first line of its stack. */
function lastError(output: string): [reason: string, place?: string] {
  const line = output.split('\n').findLast((each) => each.includes('"page-failed"'))
  if (line === undefined) return ['the app logged no error']
  // SAFETY: lines of the app's log are JSON, and 'page-failed' has these (app/entry.server.tsx).
  const { error, at } = JSON.parse(line) as { error: string; at: string }
  const [place = ''] = at.split('\n')
  return [error, place.replace(/\(.*\/build\//, '(build/')]
}
