import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExample, envVariables } from './env-variables.ts'
import { envNames, parseEnv } from './env.ts'

// Proves 9.8.1.
test('.env.example has every variable of the schema, with a value that it accepts', () => {
  expect(Object.keys(envVariables).toSorted()).toEqual([...envNames].toSorted())
  const examples: Record<string, string> = {}
  for (const [name, { example }] of Object.entries(envVariables)) examples[name] = example
  expect(() => parseEnv(examples)).not.toThrow()
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
})
