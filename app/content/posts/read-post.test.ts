import { expect, test } from 'vitest'
import { posts } from '#catalog/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { placeholdersIn } from '#i18n/fill.ts'
import { readPost } from './read-post.server.ts'
import { posts as records, postsByDate } from './posts.ts'

const file = 'app/content/posts/lovable-base44-reality/en.md'

const facts = `line: A line
meta:
  title: A title
  description: A description
  keywords: [a, b]
opening:
  badge: Article
  title: [one, two]
  lead: 'A lead: with a colon'`

function read(frontMatter: string, body = 'Text\n') {
  const text = `---\n${frontMatter}\n---\n\n${body}`
  return readPost({ file, text, figure: undefined })
}

// Proves 3.9.8.
test('an article is read from its front matter and its text', () => {
  expect(read(facts)).toEqual({
    line: 'A line',
    meta: { title: 'A title', description: 'A description', keywords: ['a', 'b'] },
    opening: { badge: 'Article', title: ['one', 'two'], lead: 'A lead: with a colon' },
    body: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Text' }] }],
  })
})

test('an article that is still being written has no text', () => {
  expect(read(facts, '').body).toEqual([])
})

// Proves 3.9.8.
test.each([
  ['line: 3', 'line: A line', /en\.md: the front matter is invalid at line: /],
  ['  titel: A title', '  title: A title', /meta\.title: .*; meta: .*"titel"/],
  ['  title: [one]', '  title: [one, two]', /at opening\.title/],
  ['author: me\nline: A line', 'line: A line', /Unrecognized key: "author"/],
  ['line: "A', 'line: A line', /en\.md: the front matter is not YAML: /],
])('with %j instead of %j it is refused with a clear error', (wrong, right, sentence) => {
  expect(() => read(facts.replace(right, wrong))).toThrow(sentence)
})

test('a file without front matter is refused', () => {
  expect(() => readPost({ file, text: '## Text', figure: undefined })).toThrow(
    `${file}: a file must begin with front matter between ---`,
  )
})

test.each(['he', 'en'] as const)('in %s no placeholder of an article is left', (lang) => {
  const { postBodies } = copyFor(lang)
  expect(posts.filter((id) => placeholdersIn(JSON.stringify(postBodies[id])).length > 0)).toEqual(
    [],
  )
})

test('the articles are sorted by date, newest first', () => {
  const published = postsByDate.map((id) => records[id].dates?.published ?? '9999')
  expect(postsByDate.toSorted()).toEqual(posts.toSorted())
  expect(published).toEqual(published.toSorted().toReversed())
})

test('no article was updated before it was published', () => {
  const dates = posts.flatMap((id) => records[id].dates ?? [])
  expect(dates.filter((each) => each.updated < each.published)).toEqual([])
  expect(dates.filter((each) => !/^\d{4}-\d\d-\d\d$/.test(each.published))).toEqual([])
})
