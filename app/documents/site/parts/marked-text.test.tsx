import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedText } from './marked-text.tsx'

// Proves 3.3.15.
test.each([
  ['plain & simple', 'plain &amp; simple'],
  ['a <strong>b</strong> c<br>d', 'a <strong>b</strong> c<br/>d'],
  ['<strong>a</strong><strong>b</strong>', '<strong>a</strong><strong>b</strong>'],
  ['<strong>open', '&lt;strong&gt;open'],
  ['<strong><i>a</i></strong>', '<strong>&lt;i&gt;a&lt;/i&gt;</strong>'],
  ['<strong onclick="a()">b</strong>', '&lt;strong onclick=&quot;a()&quot;&gt;b&lt;/strong&gt;'],
  ['<script>a()</script>', '&lt;script&gt;a()&lt;/script&gt;'],
])('%j is rendered as %j', (text, html) => {
  expect(renderToStaticMarkup(<MarkedText text={text} />)).toBe(html)
})
