import { expect, test } from 'vitest'
import { renewSession } from './session-renewal.ts'

/** A server that gives these answers one after another, and a clock that only moves when somebody waits. */
async function renew(answers: readonly (Response | 'down')[], until: number) {
  const pauses: number[] = []
  let time = 0
  let asked = 0
  const state = await renewSession({
    address: '/session',
    method: 'POST',
    until,
    send: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]
      if (answer instanceof Response) return answer.clone()
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

test('an answer is taken as it comes', async () => {
  expect(await renew([Response.json({ secondsLeft: 1800 })], 90_000)).toEqual({
    state: { kind: 'alive', secondsLeft: 1800 },
    pauses: [],
  })
})

test('only a 401 ends the session', async () => {
  expect(await renew([new Response(null, { status: 401 })], 90_000)).toEqual({
    state: { kind: 'ended' },
    pauses: [],
  })
})

test('an unreachable or failing server is asked again after 200 ms, 400 ms, 800 ms', async () => {
  const answers: (Response | 'down')[] = [
    'down',
    new Response(null, { status: 503 }),
    Response.json('?'),
    Response.json({ secondsLeft: 60 }),
  ]
  expect(await renew(answers, 90_000)).toEqual({
    state: { kind: 'alive', secondsLeft: 60 },
    pauses: [200, 400, 800],
  })
})

test('it is not asked beyond the end of the session', async () => {
  const { state, pauses } = await renew(['down'], 1500)
  expect(pauses).toEqual([200, 400, 800])
  expect(state).toEqual({ kind: 'unknown' })
  expect(await renew(['down'], 0)).toEqual({ state: { kind: 'ended' }, pauses: [] })
})
