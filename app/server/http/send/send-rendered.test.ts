import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { byteStream } from '../../byte-stream.ts'
import { sendRendered } from './send-rendered.ts'

const attachment = { 'Content-Disposition': 'attachment; filename="leads.csv"' }

/** The address of a server that sends each response once, and ends what fails as the site does. */
async function serve(rendered: Response): Promise<string> {
  const server = createServer((_, response) => {
    sendRendered(response, rendered, { Vary: 'Accept-Encoding' }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // SAFETY: a server that listens on a port has an AddressInfo.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

// Proves 4.16.7.
test('the first rows of a download arrive before its last ones are read', async () => {
  const last = Promise.withResolvers<string>()
  const parts = async function* () {
    yield 'first'
    yield await last.promise
  }
  const address = await serve(new Response(byteStream(parts()), { headers: attachment }))
  const reader = (await fetch(address)).body?.getReader()
  const decode = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await decode()).toBe('first')
  last.resolve('last')
  expect(await decode()).toBe('last')
  expect(await reader?.read()).toMatchObject({ done: true })
})

// Proves 4.16.7.
test('a download is read no faster than its client takes it, and ends with it', async () => {
  let made = 0
  let isEnded = false
  const parts = async function* () {
    try {
      for (; made < 4_000; made += 1) yield 'x'.repeat(100_000)
    } finally {
      isEnded = true
    }
  }
  const address = await serve(new Response(byteStream(parts()), { headers: attachment }))
  const client = new AbortController()
  const reader = (await fetch(address, { signal: client.signal })).body?.getReader()
  await reader?.read()
  let before = -1
  while (before !== made) {
    before = made
    for (let turn = 0; turn < 200; turn += 1) await setImmediate()
  }
  expect(made).toBeLessThan(400)
  client.abort()
  await expect.poll(() => isEnded).toBe(true)
})

// Proves 4.16.7.
test('a download that fails breaks off', async () => {
  const parts = async function* () {
    yield 'first'
    await setImmediate()
    throw new Error('The database stopped')
  }
  const address = await serve(new Response(byteStream(parts()), { headers: attachment }))
  const response = await fetch(address)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('a page is sent whole, with its length', async () => {
  const address = await serve(new Response('<p>', { headers: { 'Content-Type': 'text/html' } }))
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  expect(response.headers.get('content-length')).toBe('3')
  expect(await response.text()).toBe('<p>')
})
