import { get } from 'node:http'
import { pages } from '#content/pages.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { startApp } from '#tests/support/app.ts'
import type { Item } from './budget.ts'
import { describeFailure } from './describe-failure.ts'

/**
 * Starts the built site and reads every public document once, in each language. Throws an Error
 * whose message says which page failed and why.
 */
export async function measureDocuments(): Promise<Item[]> {
  const app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  const items: Item[] = []
  let failed: { url: string; response: Received } | undefined
  try {
    for (const url of pages.flatMap(({ path }) => langs.map((lang) => pageUrl(lang, path)))) {
      const response = await receive(app.address + url)
      if (response.status !== 200 || response.encoding !== 'br') {
        failed = { url, response }
        break
      }
      items.push({ name: url, parts: { [url]: response.bytes } })
    }
  } finally {
    await app.stop()
  }
  // The log is complete only after the end of the app.
  if (failed)
    throw new Error(describeFailure(failed.url, { ...failed.response, output: app.output() }))
  return items
}

type Received = {
  status: number | undefined
  encoding: string | undefined
  /** Of the response with its headers. */
  bytes: number
}

function receive(url: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (response) => {
      const { statusCode: status, headers, socket } = response
      const encoding = headers['content-encoding']
      response
        .resume()
        .on('end', () => resolve({ status, encoding, bytes: socket.bytesRead }))
        .on('error', reject)
    }).on('error', reject)
  })
}
