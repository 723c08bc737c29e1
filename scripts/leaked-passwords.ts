/**
 * `node scripts/leaked-passwords.ts <list>`: builds app/server/admins/passwords/leaked-passwords.bin from a
 * list of passwords, the most common first (docs/decisions/0049-sign-in.md names its source). Adds
 * all passwords that are long enough for this site, then the most common others.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { passwordLimits } from '../app/domain/admins/password-rules.ts'
import {
  bitsOf,
  filterSize,
  leakedPasswordsPath,
} from '#server/admins/passwords/leaked-passwords.ts'

const count = 100_000

const [, , list = ''] = process.argv
const all = readFileSync(list, 'utf8').split(/\r?\n/).filter(Boolean)
const isLong = (password: string) => Array.from(password).length >= passwordLimits.min
const sorted = [...all.filter(isLong), ...all.filter((password) => !isLong(password))]
const chosen = [...new Set(sorted.map((password) => password.toLowerCase()))].slice(0, count)

const filter = Buffer.alloc(Math.ceil(filterSize.bits / 8))
for (const password of chosen)
  for (const bit of bitsOf(password)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
writeFileSync(leakedPasswordsPath, filter)
process.stdout.write(`${chosen.length} passwords in ${filter.length} bytes\n`)
