import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { passwordCost } from './password-cost.ts'

const argon2id = promisify(argon2)

/** Bytes of a key. */
const tagLength = 32

/**
 * Each hash occupies a core, so two run at once and twenty more wait. Any others fail with
 * QueueFullError.
 */
const limit = createConcurrencyLimit({ running: 2, waiting: 20 })

export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16)
  const { memory, passes, parallelism } = cost
  const key = await limit(() =>
    argon2id('argon2id', { ...cost, tagLength, message: password, nonce: salt }),
  )
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(key)}`
}

/**
 * @param stored null if there is no such admin; the check takes as long as for a wrong password, so
 * that the time does not reveal which accounts exist
 */
export async function isPasswordCorrect(password: string, stored: string | null): Promise<boolean> {
  const { salt, key, ...parameters } = parse(stored ?? dummyHash)
  const found = await limit(() =>
    argon2id('argon2id', { ...parameters, tagLength: key.length, message: password, nonce: salt }),
  )
  return timingSafeEqual(found, key) && stored !== null
}

const { memory, passes, parallelism } = passwordCost
const dummyHash = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(tagLength))}`

function parse(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  const [, memory, passes, parallelism, salt, key] = match ?? []
  if (!salt || !key) throw new Error('A stored password hash is not readable')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
