import { expect, test } from 'vitest'
import { alongAfter, drawFan, fanSize, heightOf } from './fan.ts'
import { worthOfOne } from './scenario.ts'

const terms = { years: 3, fee: 100, share: 8_000 }

test('all three scenarios begin at the sum itself', () => {
  const start = `0,${heightOf(1)}`
  const { area, middle } = drawFan(terms)
  expect(area.startsWith(`${start} `)).toBe(true)
  expect(area.endsWith(` ${start}`)).toBe(true)
  expect(middle.startsWith(`${start} `)).toBe(true)
})

test('the area goes out along the good scenario and comes back along the weak one', () => {
  const points = drawFan(terms).area.split(' ')
  expect(points).toHaveLength(8)
  expect(points[3]).toBe(`${alongAfter(3)},${heightOf(worthOfOne(terms, 1_000))}`)
  expect(points[4]).toBe(`${alongAfter(3)},${heightOf(worthOfOne(terms, -200))}`)
})

test.each([
  [{ years: 8, fee: 50, share: 9_000 }, 1_000],
  [{ years: 8, fee: 200, share: 6_000 }, -200],
])('extreme choices stay inside the chart: %o', (farthest, yearly) => {
  const height = heightOf(worthOfOne(farthest, yearly))
  expect(height).toBeGreaterThanOrEqual(0)
  expect(height).toBeLessThanOrEqual(fanSize.height)
  expect(alongAfter(farthest.years)).toBe(fanSize.width)
})
