import { simpleParser } from 'mailparser'
import { expect, test } from 'vitest'
import { asciiAddress, composeMime, type Email } from './mime.ts'

const email: Email = {
  messageId: '0199a7c2-0000-7000-8000-00000000000a@dagesh.example',
  date: new Date('2026-11-21T12:32:10Z'),
  from: { name: 'דגש', address: 'studio@dagesh.example' },
  to: { name: '', address: 'owner@studio.example' },
  replyTo: { name: 'Dana "D" Cohen, Ltd', address: 'dana@example.com' },
  language: 'he',
  subject: 'פנייה חדשה',
  text: 'שלום\n\nשורה',
  html: '<p>שלום</p>\n',
  autoSubmitted: 'auto-generated',
}

async function read(change: Partial<Email> = {}) {
  return simpleParser(await composeMime({ ...email, ...change }))
}

test('an email parser reads the composed email', async () => {
  const parsed = await read()
  expect(parsed.messageId).toBe('<0199a7c2-0000-7000-8000-00000000000a@dagesh.example>')
  expect(parsed.date).toEqual(email.date)
  expect(parsed.from?.value).toEqual([email.from])
  expect(parsed.to).toMatchObject({ value: [email.to] })
  expect(parsed.replyTo?.value).toEqual([email.replyTo])
  expect(parsed.subject).toBe(email.subject)
  expect(parsed.text).toBe('שלום\n\nשורה')
  expect(parsed.html).toBe('<p>שלום</p>\n')
  expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
})

test('no line is longer than the standard allows, and all are ASCII', async () => {
  const long = 'שלום 😀 '.repeat(200)
  const raw = (
    await composeMime({
      ...email,
      subject: long,
      text: long,
      html: long,
      replyTo: { name: long, address: 'a@b.example' },
    })
  ).toString()
  expect(raw).toMatch(/^[\r\n\u0020-\u007e]*$/)
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78)
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each([
  'short ASCII',
  'a comma, and a "quote" and =?UTF-8?B?eA==?=',
  'עברית ארוכה מאוד '.repeat(12).trim(),
  '😀'.repeat(60),
  'x'.repeat(300),
  '=?utf-8?B?15HXkdeZ?=',
  'New: =?utf-8?q?evil?= =?iso-8859-8?b?4A==?= end',
  '=?',
])('the subject %s is read back unchanged', async (subject) => {
  expect((await read({ subject })).subject).toBe(subject)
})

// Proves 8.3.2.
test.each([
  ['a line break', 'Dana\r\nBcc: evil@x.test', 'Dana Bcc: evil@x.test'],
  ['a bare line feed', 'Dana\nBcc: evil@x.test', 'Dana Bcc: evil@x.test'],
  ['an override of direction', 'Dana \u202Elive\u202C', 'Dana live'],
])('%s in a subject or a name does not start a header', async (_, text, read_) => {
  const parsed = await read({ subject: text, replyTo: { name: text, address: 'dana@example.com' } })
  expect(parsed.headers.has('bcc')).toBe(false)
  expect(parsed.subject).toBe(read_)
  expect(parsed.replyTo?.value).toEqual([{ name: read_, address: 'dana@example.com' }])
})

// Proves 8.3.1.
test.each([
  'evil@x.test, dana@example.com',
  'dana@example.com>, <evil@x.test',
  'dana@example.com\r\nBcc: evil@x.test',
])('an address such as %j is never parsed as two', async (address) => {
  const parsed = await read({
    to: { name: 'Dana', address },
    replyTo: { name: 'Dana', address },
  })
  const to = [parsed.to ?? []].flat().flatMap(({ value }) => value)
  expect(to.length).toBeLessThanOrEqual(1)
  expect(to.map((each) => each.address)).not.toContain('evil@x.test')
  expect(parsed.replyTo?.value.length ?? 0).toBeLessThanOrEqual(1)
  expect(parsed.headers.has('bcc')).toBe(false)
})

// Proves 8.3.1.
test('a comma in the name of a recipient adds no recipient', async () => {
  const to = { name: 'Levi, evil@x.test', address: 'dana@example.com' }
  const parsed = await read({ to })
  expect([parsed.to ?? []].flat().flatMap(({ value }) => value)).toEqual([to])
})

test('a name with brackets and commas stays a name', async () => {
  const name = 'evil@x.test, <other@x.test> (c)'
  expect((await read({ replyTo: { name, address: 'dana@example.com' } })).replyTo?.value).toEqual([
    { name, address: 'dana@example.com' },
  ])
})

test('a Hebrew domain is sent in punycode, a Reply-To with a Hebrew local part is left out', async () => {
  const raw = (
    await composeMime({
      ...email,
      replyTo: { name: 'דנה', address: 'dana@דוגמה.ישראל' },
    })
  ).toString()
  expect(raw).toContain('<dana@xn--6dbbec0c.xn--4dbrk0ce>')
  expect((await simpleParser(raw)).replyTo?.value).toEqual([
    { name: 'דנה', address: 'dana@דוגמה.ישראל' },
  ])
  expect(
    (await read({ replyTo: { name: 'דנה', address: 'דנה@example.com' } })).replyTo,
  ).toBeUndefined()
})

test.each(['=?utf-8?B?RXZpbA==?=', 'Dana =?utf-8?q?Evil?= Cohen', '=?UTF-8?Q?a?==?UTF-8?Q?b?='])(
  'the encoded word in the name %s is not one in the header',
  async (name) => {
    const raw = (
      await composeMime({ ...email, subject: name, replyTo: { name, address: 'a@b.example' } })
    ).toString()
    const [head = ''] = raw.split('\r\n\r\n')
    expect(head).not.toContain(name)
    expect(/^Reply-To: .*$/m.exec(head)?.[0]).not.toContain('=?')
    const parsed = await read({ replyTo: { name, address: 'a@b.example' } })
    expect(parsed.replyTo?.value[0]?.name.replaceAll('= ?', '=?')).toBe(name)
  },
)

test.each([
  ['user.@carrier.example', '"user."@carrier.example'],
  ['a..b@דוגמה.ישראל', '"a..b"@xn--6dbbec0c.xn--4dbrk0ce'],
  ['user@carrier.example', 'user@carrier.example'],
])('an email to %s goes to %s', async (address, sent) => {
  expect(asciiAddress(address)).toBe(sent)
  const raw = (await composeMime({ ...email, to: { name: '', address } })).toString()
  expect(raw).toMatch(new RegExp(`^To: <?${sent.replaceAll('.', '\\.')}>?\r$`, 'm'))
})
