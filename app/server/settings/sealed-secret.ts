import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'

type Folder = Pick<Env, 'DATA_DIR'>

const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a secret of the settings with a key in the data folder, so that neither the database nor a
 * backup of it contains the secret. AES-256-GCM, base64url.
 */
export function sealSecret(env: Folder, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', readKey(env) ?? makeKey(env), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** null where the key of this data folder did not encrypt it: after a restore on another machine. */
export function openSecret(env: Folder, sealed: string): string | null {
  const key = readKey(env)
  const bytes = Buffer.from(sealed, 'base64url')
  if (key === null || bytes.length < ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}

function keyFile({ DATA_DIR }: Folder): string {
  return join(DATA_DIR, 'settings.key')
}

function readKey(env: Folder): Buffer | null {
  try {
    const key = Buffer.from(readFileSync(keyFile(env), 'utf8').trim(), 'base64url')
    return key.length === 32 ? key : null
  } catch {
    return null
  }
}

/** Another process that made the key in between wins. */
function makeKey(env: Folder): Buffer {
  const key = randomBytes(32)
  try {
    writeFileSync(keyFile(env), key.toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    return key
  } catch (error) {
    const other = readKey(env)
    if (other === null) throw error
    return other
  }
}
