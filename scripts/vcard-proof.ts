/**
 * `npm run vcard:proof`: writes the vCards of ten people in three languages, including hostile
 * ones, and reads them back with vobject (`apt-get install python3-vobject`). Exits with 1 if the
 * values differ. Another parser reads the same people in `npm test`.
 */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { writeVcard } from '#domain/business-card/vcard.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { people, readBack } from '#tests/support/vcard-people.ts'

const script = path.join(import.meta.dirname, 'vcards/read_vcards.py')
const output = execFileSync('/usr/bin/python3', [script], {
  input: JSON.stringify(people.map(writeVcard)),
})
const read = z
  .array(z.record(z.string(), z.array(z.unknown())))
  .parse(JSON.parse(output.toString()))

for (const [at, contact] of people.entries()) {
  const expected = Object.entries(readBack(contact))
  const wrong = expected.filter(([name, values]) => !isDeepStrictEqual(read[at]?.[name], values))
  console.log(`${wrong.length === 0 ? 'equal' : 'WRONG'}  ${cleanLine(contact.name)}`)
  for (const [name, values] of wrong) console.log(`  ${name}:`, read[at]?.[name], 'not', values)
  if (wrong.length > 0) process.exitCode = 1
}
