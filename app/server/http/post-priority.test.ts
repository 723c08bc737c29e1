import { expect, test } from 'vitest'
import { createPostPriority } from './post-priority.ts'
import { allowanceLimits, createRenderAllowance } from './render-allowance.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A form that the test completes, and a render that waits for forms. */
function start(waitMs?: number) {
  const posts = createPostPriority(waitMs)
  const allow = createRenderAllowance({ waitForPosts: () => posts.waitForPosts() })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const form = posts.run(() => promise)
  form.catch(() => {})
  let isRendered = false
  const page = allow('anonymous', async () => void (isRendered = true))
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
  const posts = createPostPriority(60_000)
  const allow = createRenderAllowance({
    limits: allowanceLimits,
    waitForPosts: () => posts.waitForPosts(),
  })
  expect(await allow('visitor', async () => 'page')).toBe('page')
})
