import { expect, test } from 'vitest'
import { findBreaches, requireSourceFiles } from './source-files.ts'

const markup = ['app/root.tsx', 'app/{pages,site,ui,islands}/**/*.tsx']
const tests = ['**/*.test.{ts,tsx}']

/** Each writes a whole, escaped text of its own making; nothing a visitor wrote gets there. */
const mayWriteHtml = ['app/site/json-ld.tsx']

/** An amount written by hand, in any of our currencies. */
function findAmounts(line: string): string[] {
  return [
    ...line.matchAll(
      /[₪€]\s?\d[\d,.]*|\$\d[\d,.]*\d|\d[\d,.]*\s?(?:₪|€|ש["״]ח|שקלים|NIS\b|ILS\b|USD\b)/g,
    ),
  ].map(([text]) => text)
}

/** An e-mail address or a telephone number written by hand. */
function findContacts(line: string): string[] {
  const contacts =
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\+|\b00)\d{1,3}[\s-]?\d{2,3}[\s-]?\d{3}[\s-]?\d{3,4}\b|\b0\d{1,2}-?\d{3}-?\d{4}\b/g
  return [...line.matchAll(contacts)].map(([text]) => text)
}

/** A phone or an e-mail shown outside of an isolate: in Hebrew its parts change places (+972 50 becomes 50 972+). */
function findLooseContacts(text: string): string[] {
  const shown = /<([\w.]+)([^<>]*)>\s*\{[^{}]*?\b(?:phone|phoneRaw|email|whatsapp)\}/gi
  return [...text.matchAll(shown)]
    .filter(([, tag = '', attributes = '']) => tag !== 'bdi' && !attributes.includes('dir="ltr"'))
    .map(([all]) => all.replaceAll(/\s+/g, ' '))
}

test.each([
  ['<p>₪2,500</p>', ['₪2,500']],
  ['2,500 ₪', ['2,500 ₪']],
  ["'from $250 only'", ['$250']],
  ['`${price}`', []],
  ["text.replace(/a/, '$1')", []],
])('the amounts in %s', (line, found) => {
  expect(findAmounts(line)).toEqual(found)
})

test.each([
  ['<a href="mailto:a.b@studio.example">', ['a.b@studio.example']],
  ['050-123-4567', ['050-123-4567']],
  ['+972 50 123 4567', ['+972 50 123 4567']],
  ["import { data } from '@react-router/node'", []],
  ["z.enum(['2026-11-21'])", []],
])('the contacts in %s', (line, found) => {
  expect(findContacts(line)).toEqual(found)
})

test.each([
  ['<a href={x}>{company.phone}</a>', ['<a href={x}>{company.phone}']],
  ['<td>\n  {lead.email}\n</td>', ['<td> {lead.email}']],
  ['<bdi dir="ltr">{company.phone}</bdi>', []],
  ['<td dir="ltr">{lead.phone}</td>', []],
  ['<label>{copy.name}</label>', []],
])('the loose contacts in %s', (text, found) => {
  expect(findLooseContacts(text)).toEqual(found)
})

test('no price is written by hand: the catalogue knows it', () => {
  const files = requireSourceFiles(['app/**/*.{ts,tsx}'], [...tests, 'app/catalog/**'])
  expect(findBreaches(files, findAmounts)).toEqual([])
})

test('no phone or e-mail is written by hand in markup: catalog/company.ts knows it', () => {
  expect(findBreaches(requireSourceFiles(markup, tests), findContacts)).toEqual([])
})

test('phones and e-mails are shown in an isolate', () => {
  const loose = requireSourceFiles(markup, tests).flatMap((file) =>
    findLooseContacts(file.text).map((what) => `${file.path}  ${what}`),
  )
  expect(loose).toEqual([])
})

test('raw HTML is written in the named places only', () => {
  const raw = (line: string) =>
    /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/.test(line) ? [line.trim()] : []
  expect(raw('node.innerHTML = a')).toHaveLength(1)
  expect(
    findBreaches(requireSourceFiles(['app/**/*.{ts,tsx}'], [...tests, ...mayWriteHtml]), raw),
  ).toEqual([])
})
