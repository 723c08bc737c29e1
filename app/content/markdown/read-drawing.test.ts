import { expect, test } from 'vitest'
import { readDrawing } from './read-drawing.server.ts'

function draw(content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" font-size="2">\n${content}\n</svg>\n`
}

// Proves 3.9.8.
test('a drawing keeps its look, and its ids get a prefix', () => {
  const { viewBox, markup } = readDrawing(
    draw(`  <!-- a note -->
  <title>A name</title>
  <g id="a" fill="currentColor">
    <path fill="url(#b)" stroke="var(--color-line)" d="M0 0" />
  </g>
  <use href="#a" />
  <text>one <tspan>two</tspan> <tspan>three</tspan></text>`),
    'figure-en.svg',
  )
  expect(viewBox).toBe('0 0 9 9')
  expect(markup).toBe(
    '<g font-size="2"><g id="figure-a" fill="currentColor"><path fill="url(#figure-b)" stroke="var(--color-line)" d="M0 0" /></g><use href="#figure-a" /><text>one <tspan>two</tspan> <tspan>three</tspan></text></g>',
  )
})

// Proves 3.9.8.
test.each([
  ['<style>path { fill: red }</style>', '<style>'],
  ['<script>alert(1)</script>', '<script>'],
  ['<image href="a.png" />', '<image href="a.png" />'],
  ['<foreignObject></foreignObject>', '<foreignObject>'],
  ['<a href="#b"></a>', '<a href="#b">'],
  ['<path onclick="alert(1)" />', 'onclick="alert(1)"'],
  ['<path style="fill: red" />', 'style="fill: red"'],
  ['<text font-family="Arial">a</text>', 'font-family="Arial"'],
  ['<use href="https://example.com/a.svg#b" />', 'href="https://example.com/a.svg#b"'],
  ['<path fill="url(https://example.com/a)" />', 'url(https://example.com/a)'],
  ['<path fill="#fff" />', 'fill="#fff"'],
  ['<path stroke="white" />', 'stroke="white"'],
])('%s is refused', (content, found) => {
  expect(() => readDrawing(draw(content), 'figure-en.svg')).toThrow(
    `figure-en.svg: "${found}" is not allowed in a figure`,
  )
})

test.each(['', '<svg></svg>', '<p>a</p>'])('%j is not a figure', (svg) => {
  expect(() => readDrawing(svg, 'figure-en.svg')).toThrow(
    'figure-en.svg: a figure must be one <svg> with a viewBox',
  )
})
