import { expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import type { SettingsCache } from '#server/settings/settings-cache.ts'
import { resetLinkProblem } from './reset-link-problem.ts'

function settingsWith(studio: Record<string, string>): SettingsCache {
  // SAFETY: the guard reads only this setting.
  return { get: (key: string) => (key === 'studio' ? studio : null) } as SettingsCache
}

// Proves 8.6.1.
test.each([
  [false, 'no', { url: 'https://rimon.co.il' }, 'unavailable'],
  [true, 'no', {}, 'noAddress'],
  [true, 'no', { phone: '+972547713345' }, 'noAddress'],
  [true, 'yes', {}, null],
  [true, 'no', { url: 'https://rimon.co.il' }, null],
])('with a mail server: %j, samples may leave: %s, and %o: %j', (canSend, may, studio, problem) => {
  const env = parseEnv({ SAMPLES_MAY_LEAVE: may })
  const settings = settingsWith(studio)
  expect(resetLinkProblem({ directMailer: { canSend }, settings, env })).toBe(problem)
})
