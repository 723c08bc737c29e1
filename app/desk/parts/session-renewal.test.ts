import { expect, test } from 'vitest'
import { renewSession, sessionTimes } from './session-renewal.ts'

/**
 * Renews against a server that gives these responses in turn. The clock advances by the waiting
 * time only.
 */
async function renew(responses: readonly (Response | 'down')[], deadline: number) {
  const pauses: number[] = []
  let time = 0
  let requests = 0
  const state = await renewSession({
    address: '/session',
    method: 'POST',
    deadline,
    send: async () => {
      const response = responses[Math.min(requests++, responses.length - 1)]
      if (response instanceof Response) return response.clone()
      throw new Error('unreachable')
    },
    wait: async (pause) => {
      pauses.push(pause)
      time += pause
    },
    clock: () => time,
  })
  return { state, pauses }
}

test('the remaining time comes from the response', async () => {
  expect(await renew([Response.json({ secondsLeft: 1800 })], 90_000)).toEqual({
    state: { kind: 'active', secondsLeft: 1800 },
    pauses: [],
  })
})

test('only a 401 ends the session', async () => {
  expect(await renew([new Response(null, { status: 401 })], 90_000)).toEqual({
    state: { kind: 'ended' },
    pauses: [],
  })
})

// Proves 7.2.2.
test('a session is renewed 90 seconds before it ends, and looked at every 30 seconds', () => {
  expect(sessionTimes).toMatchObject({ renewBefore: 90_000, checkEvery: 30_000 })
})

// Proves 7.2.2.
test('an unreachable or failing server is retried after 200 ms, 400 ms, 800 ms', async () => {
  const responses: (Response | 'down')[] = [
    'down',
    new Response(null, { status: 503 }),
    Response.json('?'),
    Response.json({ secondsLeft: 60 }),
  ]
  expect(await renew(responses, 90_000)).toEqual({
    state: { kind: 'active', secondsLeft: 60 },
    pauses: [200, 400, 800],
  })
})

test('there are no retries after the end of the session', async () => {
  const { state, pauses } = await renew(['down'], 1500)
  expect(pauses).toEqual([200, 400, 800])
  expect(state).toEqual({ kind: 'unknown' })
  expect(await renew(['down'], 0)).toEqual({ state: { kind: 'ended' }, pauses: [] })
})
