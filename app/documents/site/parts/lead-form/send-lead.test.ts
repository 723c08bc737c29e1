import { afterEach, expect, test, vi } from 'vitest'
import { readResult, sendLead } from './send-lead.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// Proves 4.6.1.
test.each([
  [
    { success: true, id: 'x', emailNotified: true },
    { kind: 'saved', emailNotified: true },
  ],
  [
    { success: true, emailNotified: false },
    { kind: 'saved', emailNotified: false },
  ],
  [{ success: true }, { kind: 'saved', emailNotified: true }],
  [{ success: 'true' }, { kind: 'failed' }],
  [{}, { kind: 'failed' }],
  [null, { kind: 'failed' }],
  ['ok', { kind: 'failed' }],
  [{ success: false, error: 'internal_error', errors: [] }, { kind: 'failed' }],
  [
    { success: false, error: 'invalid', errors: [{ field: 'email', code: 'emailInvalid' }] },
    { kind: 'invalid', errors: { email: 'emailInvalid' } },
  ],
  [
    {
      success: false,
      errors: [
        { field: 'page_url', code: 'invalid' },
        { field: 'name', code: 'evil' },
        null,
        'x',
        { field: 'name' },
      ],
    },
    { kind: 'failed' },
  ],
  [{ success: false, errors: { field: 'name' } }, { kind: 'failed' }],
])('%j is read as %j', (json, result) => {
  expect(readResult(json)).toEqual(result)
})

// Proves 4.5.6.
test.each([
  ['nothing but faults', [500, 503, 'down', 409], 4, { kind: 'failed' }],
  ['a fault, then success', [500, 201], 2, { kind: 'saved', emailNotified: true }],
  ['a refusal', [400, 201], 1, { kind: 'failed' }],
] as const)(
  'with %s a lead is tried again at most three times',
  async (_, answers, tries, result) => {
    vi.useFakeTimers()
    const send = vi.fn<typeof fetch>()
    for (const answer of answers)
      if (answer === 'down') send.mockRejectedValueOnce(new TypeError('no connection'))
      else
        send.mockResolvedValueOnce(
          Response.json({ success: answer === 201, emailNotified: true }, { status: answer }),
        )
    vi.stubGlobal('fetch', send)
    const sent = sendLead('{}', 'the-same-key')
    await vi.runAllTimersAsync()
    expect(await sent).toEqual(result)
    expect(send).toHaveBeenCalledTimes(tries)
    const keys = send.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('idempotency-key'),
    )
    expect(new Set(keys)).toEqual(new Set(['the-same-key']))
  },
)
