import { expect, test } from 'vitest'
import { findBreaches, requireSourceFiles } from './source-files.ts'

const drawn = ['app/root.tsx', 'app/{pages,site,ui,islands}/**/*.{ts,tsx}']
const tests = ['**/*.test.{ts,tsx}']

const side =
  /^-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|float-(?:left|right)|clear-(?:left|right))(?:-|$)|^text-(?:left|right)$/

/** Class names that mean left or right: they are wrong in one of our two directions. */
function findPhysicalClasses(line: string): string[] {
  return words(line).filter((word) => side.test(bare(word)))
}

function findHexClasses(line: string): string[] {
  return words(line).filter((word) => /-\[[^\]]*#[0-9a-f]{3,8}\b/i.test(word))
}

/** Words inside of quotes, where class names live. */
function words(line: string): string[] {
  return [...line.matchAll(/(["'`])((?:(?!\1).)*)\1/g)].flatMap((match) =>
    (match[2] ?? '').split(/\s+/),
  )
}

/** Without variants (`md:hover:`) and the important mark. */
function bare(word: string): string {
  return word.replace(/^(?:[^\s[\]]*(?:\[[^\]]*\])?[^\s[\]]*:)(?=[^:]*$)/, '').replace(/^!|!$/, '')
}

/** Declarations of a style sheet that mean left or right. */
function findPhysicalDeclarations(line: string): string[] {
  if (/^\s*(?:\/\*|\*)/.test(line)) return []
  const found =
    /(?:^|[\s{;])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|((?:text-align|float|clear)\s*:\s*(?:left|right))/.exec(
      line,
    )
  return found === null ? [] : [found[1] ?? found[2] ?? '']
}

test.each([
  ['className="ml-2"', ['ml-2']],
  ["'flex md:hover:-mr-4 ms-2'", ['md:hover:-mr-4']],
  ['`absolute left-0 ${a}`', ['left-0']],
  ['"rtl:right-1/2 start-0"', ['rtl:right-1/2']],
  ['"data-[state=open]:pl-2"', ['data-[state=open]:pl-2']],
  ['"!text-left text-start"', ['!text-left']],
  ['"border-l border-r-2 border-s"', ['border-l', 'border-r-2']],
  ['"rounded-tl-lg rounded-r rounded-lg rounded-ss-lg"', ['rounded-tl-lg', 'rounded-r']],
  ['"float-right"', ['float-right']],
  ['"mx-2 px-2 leading-6 place-items-center border-line rounded-lg"', []],
  ["event.key === 'ArrowLeft'", []],
])('the physical classes in %s', (line, found) => {
  expect(findPhysicalClasses(line)).toEqual(found)
})

test.each([
  ['"text-[#fff] text-ink"', ['text-[#fff]']],
  ['"bg-[color:#12345678]"', ['bg-[color:#12345678]']],
  ['href="#contact"', []],
])('the hex colours in %s', (line, found) => {
  expect(findHexClasses(line)).toEqual(found)
})

test.each([
  ['  margin-left: 2px;', ['margin-left']],
  ['a { right: 0 }', ['right']],
  ['  text-align: left;', ['text-align: left']],
  ['  border-top-left-radius: 4px;', ['border-top-left-radius']],
  ['  margin-inline-start: 2px; inset-inline-end: 0;', []],
  ['  --shadow-right: 2px;', []],
  ['  /* Towards the left: -1 */', []],
])('the physical declarations in %s', (line, found) => {
  expect(findPhysicalDeclarations(line)).toEqual(found)
})

test('class names are logical: they hold in both directions', () => {
  expect(findBreaches(requireSourceFiles(drawn, tests), findPhysicalClasses)).toEqual([])
})

test('style sheets are logical', () => {
  expect(findBreaches(requireSourceFiles(['app/**/*.css']), findPhysicalDeclarations)).toEqual([])
})

test('colours are tokens: no class holds a hex value', () => {
  expect(findBreaches(requireSourceFiles(drawn, tests), findHexClasses)).toEqual([])
})

test('nothing drawn for a browser has a style attribute: the content security policy refuses it', () => {
  const styled = (line: string) =>
    [...line.matchAll(/[\s{]style=(?:\{|")|\.setAttribute\('style'/g)].map(([text]) => text.trim())
  expect(styled('<p style={{ a: 1 }}>')).toEqual(['style={'])
  expect(findBreaches(requireSourceFiles(drawn, tests), styled)).toEqual([])
})
