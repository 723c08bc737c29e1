import { expect, test } from 'vitest'
import { compileTemplate, escapeHtml, escapeLines, slot } from './html-template.ts'

test('a value replaces every occurrence of its slot', () => {
  const fill = compileTemplate(`<a href="${slot('to')}">${slot('name')}</a> ${slot('name')}`)
  expect(
    fill(
      new Map([
        ['to', 'tel:1'],
        ['name', 'A'],
      ]),
    ),
  ).toBe('<a href="tel:1">A</a> A')
})

test('a value never becomes markup, an attribute or another slot', () => {
  const fill = compileTemplate(`<a href="${slot('a')}">${slot('b')}</a>`)
  const filled = fill(
    new Map([
      ['a', `" onclick='x' ${slot('b')}`],
      ['b', '<script>&amp;'],
    ]),
  )
  expect(filled).toBe(
    '<a href="&quot; onclick=&#x27;x&#x27; __SLOT_b__">&lt;script&gt;&amp;amp;</a>',
  )
})

test('a slot without a value is an error', () => {
  expect(() => compileTemplate(slot('name'))(new Map())).toThrow('No value for name')
})

test.each([
  ['<b>', '&lt;b&gt;'],
  [`"a" & 'b'`, '&quot;a&quot; &amp; &#x27;b&#x27;'],
  ['&lt;', '&amp;lt;'],
  ['שלום', 'שלום'],
])('%s is written as %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html)
})

test('line breaks are kept, and the text is escaped', () => {
  expect(escapeLines('a\n<br/>')).toEqual({ html: 'a<br/>&lt;br/&gt;' })
})
