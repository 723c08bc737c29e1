import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { findAmounts } from './amounts.ts'
import { requireSourceFiles } from './source-files.ts'
import {
  findInSample,
  findInTrees,
  isNode,
  nameOf,
  type Node,
  onNodes,
  onTexts,
} from './syntax-tree.ts'

const markup = ['app/root.tsx', 'app/{documents,desk,parts,ui}/**/*.tsx']
const tests = ['**/*.test.{ts,tsx}']

/** Files that format amounts: their texts have a currency sign and a placeholder. */
const mayFormatAmounts = ['app/catalog/**', 'app/copy/**']

/**
 * Files that may write raw HTML. Each writes a text of the site, escaped or checked; visitors'
 * input never gets there.
 */
const mayWriteHtml = [
  'app/documents/head/json-ld.ts',
  'app/root.tsx',
  'app/documents/site/pages/blog/article-figure.tsx',
]

const findAmountsInCode = onTexts(findAmounts)

/** An email address or a phone number that is written out. */
const findContacts = onTexts((text) => {
  const contacts =
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\+|\b00)\d{1,3}[\s-]?\d{2,3}[\s-]?\d{3}[\s-]?\d{3,4}\b|\b0\d{1,2}-?\d{3}-?\d{4}\b/g
  return [...text.matchAll(contacts)].map(([contact]) => contact)
})

const contactName = /^(?:.*Phone|phone|phoneRaw|.*Email|email|whatsapp)$/

/** Whether one of the values that an expression shows is a phone number or an email address. */
function isContactShown(node: unknown): boolean {
  if (!isNode(node)) return false
  if (/^(?:Identifier|MemberExpression)$/.test(node.type))
    return contactName.test(nameOf(node) ?? '')
  if (node.type === 'LogicalExpression')
    return (node.operator !== '&&' && isContactShown(node.left)) || isContactShown(node.right)
  if (node.type === 'ConditionalExpression')
    return isContactShown(node.consequent) || isContactShown(node.alternate)
  return node.type === 'TemplateLiteral' && [node.expressions].flat().some(isContactShown)
}

function isIsolate(element: Node): boolean {
  const opening = isNode(element.openingElement) ? element.openingElement : element
  return (
    nameOf(opening.name) === 'bdi' ||
    [opening.attributes]
      .flat()
      .filter(isNode)
      .some(({ name, value }) => nameOf(name) === 'dir' && nameOf(value) === 'ltr')
  )
}

/**
 * Phone numbers and email addresses outside a bidi isolate: in Hebrew +972 50 would be shown as 50
 * 972+.
 */
const findLooseContacts = onNodes((node, parents) => {
  const parent = parents.at(-1)
  return (
    node.type === 'JSXExpressionContainer' &&
    parent !== undefined &&
    /^JSX(?:Element|Fragment)$/.test(parent.type) &&
    isContactShown(node.expression) &&
    !isIsolate(parent)
  )
})

const findRawHtml = onNodes((node) => {
  if (node.type === 'JSXAttribute' || node.type === 'Property')
    return nameOf(node.name ?? node.key) === 'dangerouslySetInnerHTML'
  if (node.type === 'AssignmentExpression')
    return /^(?:inner|outer)HTML$/.test(nameOf(node.left) ?? '')
  return (
    node.type === 'CallExpression' &&
    /^(?:insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe)$/.test(nameOf(node.callee) ?? '')
  )
})

test.each([
  ['<p>₪2,500</p>', ['₪2,500']],
  ['<p>2,500 ₪</p>', ['2,500 ₪']],
  ["const a = 'from $250 only'", ['$250']],
  ["const a = 'only $2k'", ['$2k']],
  ['const a = `from ₪${price}`', ['₪${}']],
  ['const a = `from $${price}`', ['$${}']],
  ['const a = `החל מ־${2500}\n₪`', ['2500\n₪']],
  ["const price = 2500\nconst a = price + ' ILS'", ['2500 ILS']],
  ["const a = 'רק אלף שקלים'", ['אלף שקלים']],
  ["const a = 'אלפיים וחמש מאות ש״ח'", ['אלפיים וחמש מאות ש״ח']],
  ['<p>two thousand shekels</p>', ['two thousand shekels']],
  ['<p>Twenty-five hundred dollars</p>', ['Twenty-five hundred dollars']],
  ['<p>2 אלף שקלים</p>', ['2 אלף שקלים', 'אלף שקלים']],
  ["const a = '3k NIS'", ['3k NIS']],
  ['const a = `${price}`', []],
  ['const a = `argon2id$${memory}$${passes}`', []],
  ["const a = text.replace(/a/, '$1')", []],
  ["const sql = 'where id = $1 or id = $2'", []],
  ['<p>prices in shekels, thousands of words</p>', []],
  ['const a = 2500 // ₪2,500', []],
])('the amounts in %j', (text, found) => {
  expect(findInSample(text, findAmountsInCode)).toEqual(found)
})

test.each([
  ['<a href="mailto:a.b@studio.example" />', ['a.b@studio.example']],
  ["const a = '050-123-4567'", ['050-123-4567']],
  ['<p>+972 50 123 4567</p>', ['+972 50 123 4567']],
  ["const host = 'studio.example'\nconst a = `a@${host}`", ['a@studio.example']],
  ["import { data } from '@react-router/node'", []],
  ["const a = z.enum(['2026-11-21'])", []],
])('the contacts in %j', (text, found) => {
  expect(findInSample(text, findContacts)).toEqual(found)
})

test.each([
  ['<a href={x}>{company.phone}</a>', 1],
  ['<td>\n  {lead.email}\n</td>', 1],
  ['<p>{lead.phone ?? copy.none}</p>', 1],
  ['<p>{`${copy.call} ${company.phone}`}</p>', 1],
  ['<p dir="rtl">{company.phone}</p>', 1],
  ['<><b>a</b>{email}</>', 1],
  ['<bdi dir="ltr">{company.phone}</bdi>', 0],
  ['<td dir="ltr">{lead.phone}</td>', 0],
  ['<a href={lead.email}>{copy.name}</a>', 0],
  ['<p>{phone && copy.call}</p>', 0],
  ['<p>{isOpen && company.phone}</p>', 1],
])('the loose contacts in %j: %i', (text, count) => {
  expect(findInSample(text, findLooseContacts)).toHaveLength(count)
})

test.each([
  ['node.innerHTML = a', 1],
  ['node\n  .outerHTML += a', 1],
  ["node.insertAdjacentHTML('beforeend', a)", 1],
  ['<p dangerouslySetInnerHTML={a} />', 1],
  ["createElement('p', { dangerouslySetInnerHTML: a })", 1],
  ['const a = node.innerHTML // node.innerHTML = b', 0],
])('the raw HTML in %j: %i', (text, count) => {
  expect(findInSample(text, findRawHtml)).toHaveLength(count)
})

// Proves 3.1.1.
test('no price is written in code: prices come from the catalogue', () => {
  const files = requireSourceFiles(['app/**/*.{ts,tsx}'], [...tests, ...mayFormatAmounts])
  expectNone(
    findInTrees(files, findAmountsInCode),
    'A price is written in code: take it from the catalogue, formatted by #i18n/format.ts.',
  )
})

// Proves 1.6.1.
test('no phone number or email address is written in markup: they come from catalog/company.ts', () => {
  expectNone(
    findInTrees(requireSourceFiles(markup, tests), findContacts),
    'A phone number or an email address is written in markup: take it from catalog/company.ts.',
  )
})

// Proves 1.5.1.
test('phones and email addresses are shown in an isolate', () => {
  expectNone(
    findInTrees(requireSourceFiles(markup, tests), findLooseContacts),
    'Hebrew turns a phone number or an email address around: put it into <bdi> or dir="ltr".',
  )
})

// Proves 9.6.1.
test('raw HTML is written only by the files listed above', () => {
  const files = requireSourceFiles(['app/**/*.{ts,tsx}'], [...tests, ...mayWriteHtml])
  expectNone(
    findInTrees(files, findRawHtml),
    'Raw HTML may run the script of an attacker: render elements, or list the file above with its reason.',
  )
})
