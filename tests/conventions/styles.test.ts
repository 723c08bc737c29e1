import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles } from './source-files.ts'
import { type Declaration, findDeclarations } from './style-sheet.ts'
import {
  findInSample,
  findInTrees,
  isNode,
  nameOf,
  type Node,
  onNodes,
  onTexts,
} from './syntax-tree.ts'

/**
 * Files that render markup for browsers. Emails are not among them: mail programs need inline
 * styles.
 */
const rendered = [
  'app/root.tsx',
  'app/{documents,desk,parts,ui,content,catalog,domain,i18n}/**/*.{ts,tsx}',
]
/** Texts may contain words such as "left-to-right". */
const notMarkup = ['**/*.test.{ts,tsx}', 'app/content/**/{he,en}.ts']

const side = 'left|right'
const physicalClass = new RegExp(
  [
    '^-?(?:scroll-)?[mp][lr]-',
    `^-?(?:${side})-`,
    '^(?:border|rounded|rounded-[tb])-?[lr](?:-|$)',
    '^rounded-[tb][lr](?:-|$)',
    `^(?:text|float|clear|origin|object|bg)-(?:(?:top|bottom)-)?(?:${side})$`,
    '^bg-(?:linear|gradient)-to-(?:[tb]?[lr])$',
    `^\\[(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:${side})[\\w-]*:`,
    `^\\[(?:text-align|float|clear):(?:${side})\\]`,
  ].join('|'),
)

/** Removes variants (`md:hover:`) and the important mark. */
function withoutVariants(word: string): string {
  return word
    .replace(/^(?:[^\s[\]]*(?:\[[^\]]*\])?[^\s[\]]*:)(?=\[|[^:]*$)/, '')
    .replace(/^!|!$/, '')
}

const findPhysicalClasses = onTexts((text) =>
  text.split(/\s+/).filter((word) => physicalClass.test(withoutVariants(word))),
)

const findHexClasses = onTexts((text) =>
  text.split(/\s+/).filter((word) => /-\[[^\]]*#[0-9a-f]{3,8}\b/i.test(word)),
)

function physicalProperty({ property, value }: Declaration): string | null {
  if (
    /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-|$)/.test(
      property,
    )
  )
    return property
  if (/^border-(?:top|bottom)-(?:left|right)-radius$/.test(property)) return property
  if (/^(?:text-align|float|clear)$/.test(property) && /^(?:left|right)\b/.test(value))
    return `${property}: ${value}`
  return hasUnequalSides(property, value) ? `${property}: ${value}` : null
}

const fourSides =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/

/** A shorthand of four values whose second (right) and fourth (left) differ. */
function hasUnequalSides(property: string, value: string): boolean {
  const parts = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  return fourSides.test(property) && parts.length === 4 && parts[1] !== parts[3]
}

function findPhysicalDeclarations(css: string): string[] {
  return findDeclarations(css).flatMap((declaration) => physicalProperty(declaration) ?? [])
}

const styledKeys =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/

/**
 * `box.style.left = …`, `style.setProperty('left', …)` and `{ marginLeft: … }`. Reading a side is
 * allowed, because measuring needs it.
 */
const findPhysicalWrites = onNodes((node) => {
  if (node.type === 'Property') return styledKeys.test(nameOf(node.key) ?? '')
  if (node.type === 'AssignmentExpression') {
    const key = nameOf(node.left) ?? ''
    return styledKeys.test(key) || (/^(?:left|right)$/.test(key) && isStyle(objectOf(node.left)))
  }
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'setProperty') return false
  const [first] = [node.arguments].flat()
  return physicalProperty({ property: nameOf(first) ?? '', value: '', line: 0 }) !== null
})

function objectOf(node: unknown): unknown {
  return isNode(node) ? node.object : null
}

function isStyle(node: unknown): boolean {
  return isNode(node) && nameOf(node) === 'style'
}

/** A style attribute, as markup, as a prop or as text: the content security policy refuses it. */
const findStyleAttributes = onNodes((node: Node) => {
  if (node.type === 'JSXAttribute') return nameOf(node.name) === 'style'
  if (node.type === 'Property')
    return (
      nameOf(node.key) === 'style' && isNode(node.value) && node.value.type === 'ObjectExpression'
    )
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'setAttribute')
    return nameOf([node.arguments].flat()[0]) === 'style'
  return node.type === 'Literal' && /<\w[^>]*\sstyle\s*=/.test(nameOf(node) ?? '')
})

test.each([
  ['<p className="ml-2" />', ['ml-2']],
  ["const a = 'flex md:hover:-mr-4 ms-2'", ['md:hover:-mr-4']],
  ['const a = `absolute left-0 ${b}`', ['left-0']],
  ['const a = `absolute\n  left-0\n  top-0`', ['left-0']],
  ["const edge = 'left-0'\nconst a = `absolute ${edge}`", ['left-0']],
  ["const edge = 'pl'\nconst a = `${edge}-2`", ['pl-2']],
  ["const a = `${isLast ? 'right' : 'left'}-0`", ['right-0', 'left-0']],
  ["const a = 'ml' + '-2'", ['ml-2']],
  ['const a = `ml-${gap}`', ['ml-${}']],
  ['const a = "rtl:right-1/2 start-0"', ['rtl:right-1/2']],
  ['const a = "data-[state=open]:pl-2"', ['data-[state=open]:pl-2']],
  ['const a = "!text-left text-start"', ['!text-left']],
  ['const a = "border-l border-r-2 border-s"', ['border-l', 'border-r-2']],
  ['const a = "rounded-tl-lg rounded-r rounded-lg"', ['rounded-tl-lg', 'rounded-r']],
  [
    'const a = "float-right origin-left bg-linear-to-r"',
    ['float-right', 'origin-left', 'bg-linear-to-r'],
  ],
  ['const a = "md:[margin-left:2px] [inset-inline:0]"', ['md:[margin-left:2px]']],
  ['const a = "mx-2 leading-6 place-items-center border-line rounded-lg rounded-ss-lg"', []],
  ["const isBack = event.key === 'ArrowLeft'", []],
  ["type Side = 'left-0' // ml-2", []],
  ["import a from './left-0.ts'", []],
])('the physical classes in %j', (text, found) => {
  expect(findInSample(text, findPhysicalClasses)).toEqual(found)
})

test.each([
  ['const a = "text-[#fff] text-ink"', ['text-[#fff]']],
  ['const a = `p-2\n bg-[color:#12345678]`', ['bg-[color:#12345678]']],
  ["const white = '#fff'\nconst a = `text-[${white}]`", ['text-[#fff]']],
  ['<a href="#contact" />', []],
])('the hex colours in %j', (text, found) => {
  expect(findInSample(text, findHexClasses)).toEqual(found)
})

test.each([
  ['a { margin-left: 2px; }', ['margin-left']],
  ['a { right: 0 }', ['right']],
  ['a {\n  margin\n  : 0; LEFT\n  : 0 }', ['left']],
  ['a { color: red; & b { scroll-padding-left: 1px } }', ['scroll-padding-left']],
  ['@media (width > 10px) { a { text-align: left; } }', ['text-align: left']],
  [
    'a { border-top-left-radius: 4px; border-left-width: 0 }',
    ['border-top-left-radius', 'border-left-width'],
  ],
  ['a { margin: 0 1px 0 2px }', ['margin: 0 1px 0 2px']],
  ['a { inset: 0 calc(1px + 2px) 0 auto }', ['inset: 0 calc(1px + 2px) 0 auto']],
  ['a { margin: 0 calc(1px + 2px) 4px calc(1px + 2px); padding: 0 1px 2px }', []],
  ['a { margin-inline-start: 2px; inset-inline-end: 0; }', []],
  ['a { --shadow-right: 2px; content: "; left: 0;" }', []],
  ['a:right:hover { color: red }', []],
  ['/* left: 0;\n right: 0; */ a { color: red }', []],
])('the physical declarations in %j', (css, found) => {
  expect(findPhysicalDeclarations(css)).toEqual(found)
})

test.each([
  ['box.style.left = "0"', 1],
  ['box.style.marginLeft = "0"', 1],
  ["box.style.setProperty('padding-left', '0')", 1],
  ["box.animate([{ marginLeft: '0' }])", 1],
  ["box.style.setProperty('--left', '0')", 0],
  ['const x = box.getBoundingClientRect().left', 0],
  ['node.left = other', 0],
])('the physical styles written in %j: %i', (text, count) => {
  expect(findInSample(text, findPhysicalWrites)).toHaveLength(count)
})

test.each([
  ['<p style={{ a: 1 }} />', 1],
  ['<p style="a: 1" />', 1],
  ['<p\n  style={a}\n/>', 1],
  ['<p {...{ style: { a: 1 } }} />', 1],
  ["box.setAttribute('style', a)", 1],
  ['const html = \'<p class="a" style="color: red">\'', 1],
  ['box.style.opacity = "0"', 0],
  ["const style = { type: 'style' } // <p style={a}>", 0],
])('the style attributes in %j: %i', (text, count) => {
  expect(findInSample(text, findStyleAttributes)).toHaveLength(count)
})

const sides = 'A left or right does not turn around in Hebrew: say start or end, such as ms-2.'

// Proves 1.5.3.
test('class names are logical, so that they work in both directions', () => {
  expectNone(findInTrees(requireSourceFiles(rendered, notMarkup), findPhysicalClasses), sides)
})

test('styles that scripts write are logical', () => {
  expectNone(findInTrees(requireSourceFiles(rendered, notMarkup), findPhysicalWrites), sides)
})

// Proves 1.5.3.
test('style sheets are logical', () => {
  const found = requireSourceFiles(['app/**/*.css']).flatMap(({ path, text }) =>
    findDeclarations(text).flatMap((declaration) => {
      const what = physicalProperty(declaration)
      return what === null ? [] : [`${path}:${declaration.line}  ${what}`]
    }),
  )
  expectNone(found, sides)
})

test('colours are tokens: no class holds a hex value', () => {
  expectNone(
    findInTrees(requireSourceFiles(rendered, notMarkup), findHexClasses),
    'A class holds a colour that no theme can change: use a token, such as text-ink.',
  )
})

// Proves 9.1.3.
test('no markup for browsers has a style attribute', () => {
  expectNone(
    findInTrees(requireSourceFiles(rendered, notMarkup), findStyleAttributes),
    'The content security policy refuses style attributes: use a class or an SVG attribute.',
  )
})
