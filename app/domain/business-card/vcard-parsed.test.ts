import ical from 'ical.js'
import { expect, test } from 'vitest'
import { people, readBack } from '#tests/support/vcard-people.ts'
import { cleanLine } from '../text/clean.ts'
import { writeVcard } from './vcard.ts'

type Property = [
  name: string,
  parameters: Record<string, string>,
  type: string,
  ...values: unknown[],
]

/** Parsed by an independent library: all properties of a vCard by name. */
function parse(file: string): Map<string, Property[]> {
  // SAFETY: the parser's own shape of a vCard (jCard, RFC 7095).
  const [kind, properties] = ical.parse(file) as [string, Property[]]
  expect(kind).toBe('vcard')
  return Map.groupBy(properties, ([name]) => name)
}

/**
 * The parser leaves "\;" in a single text value as it is, and unescapes nothing in an extension
 * property; each of our semicolons has one backslash before it.
 */
function unescapeRest(name: string, type: string) {
  return (value: unknown) => {
    if (typeof value !== 'string') return value
    if (name.startsWith('x-')) return value.replaceAll(/\\([\\,;])/g, '$1')
    return type === 'text' ? value.replaceAll('\\;', ';') : value
  }
}

// Proves 3.12.2, 3.12.4, 9.6.1.
test.each(people.map((each) => [cleanLine(each.name), each] as const))(
  '%s is read back unchanged by an independent parser',
  (_, contact) => {
    const read = parse(writeVcard(contact))
    const wanted = readBack(contact)
    const values = Object.fromEntries(
      Object.keys(wanted).map((name) => [
        name,
        (read.get(name) ?? []).flatMap(([, , type, ...rest]) => rest.map(unescapeRest(name, type))),
      ]),
    )
    expect(values).toEqual(wanted)
    expect([...read.keys()].filter((name) => !(name in wanted))).toEqual(['version'])
  },
)
