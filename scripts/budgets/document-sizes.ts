import { get } from 'node:http'
import { pages } from '#content/pages.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { startApp } from '#tests/support/app.ts'
import type { Item } from './budget.ts'

/** Starts the built site and reads every public document once, in each language. */
export async function measureDocuments(): Promise<Item[]> {
  const app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  const items: Item[] = []
  try {
    for (const url of pages.flatMap(({ path }) => langs.map((lang) => pageUrl(lang, path))))
      items.push({ name: url, parts: { [url]: await receive(app.address + url) } })
  } finally {
    await app.stop()
  }
  return items
}

/** The bytes of a response with its headers. Rejects if it is not 200 and compressed. */
function receive(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (response) => {
      const { statusCode, headers, socket } = response
      if (statusCode !== 200 || headers['content-encoding'] !== 'br')
        reject(new Error(`${url}: ${statusCode}, ${headers['content-encoding']}`))
      response
        .resume()
        .on('end', () => resolve(socket.bytesRead))
        .on('error', reject)
    }).on('error', reject)
  })
}
