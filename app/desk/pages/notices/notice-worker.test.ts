import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { packageRoot } from '#server/package-root.ts'
import { composeNotice } from '#server/push/compose-notice.ts'

type Window = { url: string; focus: () => string }
type WorkerEvent = Record<string, unknown> & { waitUntil: (work: Promise<unknown>) => void }

/** The worker of public/ with the parts of a browser that it uses. */
function startWorker(windows: readonly string[]) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const shown: [string, Record<string, unknown>][] = []
  const self = {
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      listeners.set(type, listener),
    location: { origin: 'https://studio.example' },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        shown.push([title, options]),
    },
    clients: {
      matchAll: async (): Promise<Window[]> =>
        windows.map((url) => ({ url, focus: () => `focused ${url}` })),
      openWindow: async (url: string) => `opened ${url}`,
    },
  }
  runInNewContext(readFileSync(join(packageRoot, 'public/notice-worker.js'), 'utf8'), { self, URL })
  const send = async (type: string, event: Record<string, unknown>) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(type)?.({ ...event, waitUntil: (given) => void (work = given) })
    return work
  }
  return { shown, send }
}

const about = { kind: 'owner-notice', leadId: 'a1', requestId: null, name: 'דנה כהן' } as const
const notice = composeNotice({ ...about, language: 'he' })
const url = 'https://studio.example/he/emodesuper/dashboard/leads/a1'

// Proves 7.20.2.
test('the worker shows what the server composed, from the right in Hebrew', async () => {
  const { shown, send } = startWorker([])
  await send('push', { data: { json: () => notice } })
  expect(shown).toMatchObject([
    [notice.title, { body: notice.body, lang: 'he', dir: 'rtl', data: { path: notice.path } }],
  ])
})

// Proves 7.20.2.
test.each([
  ['opens the lead', [], `opened ${url}`],
  ['opens it beside another page', ['https://studio.example/he/emodesuper'], `opened ${url}`],
  ['returns to the tab that shows it', ['https://studio.example/he', url], `focused ${url}`],
])('a press on a notice %s', async (_, windows, expected) => {
  const { send } = startWorker(windows)
  let isClosed = false
  const notification = { data: { path: notice.path }, close: () => (isClosed = true) }
  expect(await send('notificationclick', { notification })).toBe(expected)
  expect(isClosed).toBe(true)
})
