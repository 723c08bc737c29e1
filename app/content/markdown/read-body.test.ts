import { expect, test } from 'vitest'
import { bodyTexts, pricesIn } from './body-text.ts'
import type { Block } from './body.ts'
import { readBody } from './read-body.server.ts'

const file = 'app/content/posts/lovable-base44-reality/en.md'
const drawing = { viewBox: '0 0 1 1', markup: '<g></g>' }

function read(markdown: string) {
  return readBody(markdown, { file, drawing })
}

const text = (words: string) => ({ kind: 'text' as const, text: words })

// Proves 3.9.8.
test.each<[markdown: string, blocks: Block[]]>([
  ['Two\nlines', [{ kind: 'paragraph', children: [text('Two lines')] }]],
  [
    '## A\n\n### B\n\n## C',
    [
      { kind: 'heading', level: 2, id: 'section-1', children: [text('A')] },
      { kind: 'heading', level: 3, id: 'section-2', children: [text('B')] },
      { kind: 'heading', level: 2, id: 'section-3', children: [text('C')] },
    ],
  ],
  [
    'Some **bold *both*** and `code` \\*',
    [
      {
        kind: 'paragraph',
        children: [
          text('Some '),
          {
            kind: 'strong',
            children: [text('bold '), { kind: 'emphasis', children: [text('both')] }],
          },
          text(' and '),
          { kind: 'code', text: 'code' },
          text(' '),
          text('*'),
        ],
      },
    ],
  ],
  ['- a\n- b', [{ kind: 'list', ordered: false, items: [[text('a')], [text('b')]] }]],
  ['1. a\n\n2. b', [{ kind: 'list', ordered: true, items: [[text('a')], [text('b')]] }]],
  ['- [ ] a\n- [ ] b', [{ kind: 'checklist', items: [[text('a')], [text('b')]] }]],
  ['> a\n>\n> b', [{ kind: 'quote', paragraphs: [[text('a')], [text('b')]] }]],
  [
    '| a | b |\n| - | - |\n| c | d |',
    [{ kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('c')], [text('d')]]] }],
  ],
  ['![what](figure.svg "why")', [{ kind: 'figure', alt: 'what', caption: 'why', drawing }]],
])('%j is read', (markdown, blocks) => {
  expect(read(markdown)).toEqual(blocks)
})

// Proves 3.9.8.
test.each([
  ['[a](/services/uxui-design)', { to: 'services/uxui-design', isOwn: true }],
  ['[a](/services/app-development#mvp)', { to: 'services/app-development#mvp', isOwn: true }],
  ['[a](/)', { to: '', isOwn: true }],
  ['[a](https://www.w3.org/WAI/)', { to: 'https://www.w3.org/WAI/', isOwn: false }],
])('the link %s is read', (markdown, link) => {
  expect(read(markdown)).toEqual([
    { kind: 'paragraph', children: [{ kind: 'link', ...link, children: [text('a')] }] },
  ])
})

// Proves 3.1.1, 3.9.8.
test('prices are referred to by their keys, and facts are filled in later', () => {
  const body = read('For {price:website}, {range:landing-page:website} in {replyTime}')
  expect(pricesIn(body)).toEqual([
    { kind: 'price', from: 'website', to: 'website' },
    { kind: 'price', from: 'landing-page', to: 'website' },
  ])
  expect(bodyTexts(body, ({ from, to }) => `<${from} ${to}>`)).toEqual([
    'For <website website>, <landing-page website> in {replyTime}',
  ])
})

// Proves 3.9.8.
test.each([
  ['# A', '"# A": the headings of an article are ## and ###'],
  ['#### A', '"#### A": the headings of an article are ## and ###'],
  ['a <b>b</b>', '"<b>" is Markdown that articles do not support'],
  [
    '<script>alert(1)</script>',
    '"<script>alert(1)</script>" is Markdown that articles do not support',
  ],
  ['a\n\n---\n\nb', '"---" is Markdown that articles do not support'],
  ['```\na\n```', '"```\na\n```" is Markdown that articles do not support'],
  ['- a\n  - b', '"- a\n  - b": an item of a list is one paragraph'],
  ['> - a', '"- a" is Markdown that articles do not support'],
  ['a ![b](c.png)', '"![b](c.png)" is Markdown that articles do not support'],
  ['![b](c.png "d")', 'a figure is ![what it shows](figure.svg "caption")'],
  ['![](figure.svg "d")', 'a figure is ![what it shows](figure.svg "caption")'],
  ['![b](figure.svg)', 'a figure is ![what it shows](figure.svg "caption")'],
  ['[a](/services/seo)', 'the link "/services/seo" does not lead to a page of the site'],
  ['[a](/he/about)', 'the link "/he/about" does not lead to a page of the site'],
  ['[a](about)', 'the link "about" does not lead to a page of the site'],
  ['[a](http://example.com)', 'the link "http://example.com" does not lead to a page of the site'],
  ['[a](javascript:alert)', 'the link "javascript:alert" does not lead to a page of the site'],
  ['{price:yacht}', 'the price book has no "yacht"'],
  ['{range:website:yacht}', 'the price book has no "yacht"'],
  ['{range:website}', '{range:website} is neither {price:…} nor {range:…:…}'],
  ['{prize:website}', '{prize:website} is neither {price:…} nor {range:…:…}'],
])('%j is refused with an error that names the file', (markdown, sentence) => {
  expect(() => read(markdown)).toThrow(`${file}: ${sentence}`)
})

test('a figure without its SVG file is refused', () => {
  expect(() => readBody('![a](figure.svg "b")', { file, drawing: null })).toThrow(
    `${file}: the SVG file of its figure is missing`,
  )
})
