import { expect, test } from 'vitest'
import { createPostsFirst } from './posts-first.ts'
import { allowanceLimits, createRenderAllowance } from './render-allowance.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A form that is answered when it is told to, and a render that waits for forms. */
function start(waitMs?: number) {
  const posts = createPostsFirst(waitMs)
  const allow = createRenderAllowance({ waitForOthers: () => posts.waitForThem() })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const form = posts.run(() => promise)
  form.catch(() => {})
  let isRendered = false
  const page = allow('stranger', async () => void (isRendered = true))
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

test('a form that fails holds nothing up', async () => {
  const { form, page, fail } = start(60_000)
  fail(new Error('away'))
  await expect(form).rejects.toThrow('away')
  await page
})

test('a form that never ends holds a render up for a moment only', async () => {
  const { page, isRendered } = start(20)
  await page
  expect(isRendered()).toBe(true)
})

test('without forms a render starts at once', async () => {
  const posts = createPostsFirst(60_000)
  const allow = createRenderAllowance({
    limits: allowanceLimits,
    waitForOthers: () => posts.waitForThem(),
  })
  expect(await allow('visitor', async () => 'page')).toBe('page')
})
