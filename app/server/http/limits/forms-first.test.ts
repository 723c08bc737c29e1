import { expect, onTestFinished, test, vi } from 'vitest'
import { createFormsFirst } from './forms-first.ts'
import { queueLimits, createRenderQueue } from './render-queue.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A form that the test completes, and a render that waits for forms. */
function start(waitMs?: number) {
  const posts = createFormsFirst(waitMs)
  const queue = createRenderQueue({ waitForForms: () => posts.waitForForms() })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const form = posts.run(() => promise)
  form.catch(() => {})
  let isRendered = false
  const page = queue.run('anonymous', async () => void (isRendered = true))
  return { form, page, answer: resolve, fail: reject, isRendered: () => isRendered }
}

// Proves 11.4.8.
test('a render starts when the forms in progress are answered', async () => {
  const { form, page, answer, isRendered } = start(60_000)
  await settled()
  expect(isRendered()).toBe(false)
  answer()
  await Promise.all([form, page])
  expect(isRendered()).toBe(true)
})

// Proves 11.4.8.
test('a render waits for a form that never ends for 100 ms', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const posts = createFormsFirst()
  void posts.run(() => new Promise<void>(() => {}))
  let isOver = false
  void posts.waitForForms().then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(99)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})

test('a form that fails delays no render', async () => {
  const { form, page, fail } = start(60_000)
  fail(new Error('away'))
  await expect(form).rejects.toThrow('away')
  await page
})

test('a form that never ends delays a render only up to the limit', async () => {
  const { page, isRendered } = start(20)
  await page
  expect(isRendered()).toBe(true)
})

test('without forms a render starts at once', async () => {
  const posts = createFormsFirst(60_000)
  const queue = createRenderQueue({
    limits: queueLimits,
    waitForForms: () => posts.waitForForms(),
  })
  expect(await queue.run('visitor', async () => 'page')).toBe('page')
})
