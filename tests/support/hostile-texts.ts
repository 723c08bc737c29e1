const markup = '\'"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}${7*7}'

/** Input with which attackers try to break forms, by description. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'an empty text': '',
  markup,
  'a NUL and invalid characters': 'a\u0000b\u0085\uFFFE\uFEFF',
  'direction overrides': '\u202Emoc.elgoog\u202C\u2066x\u2069\u200F',
  'a header': 'x\r\nBcc: evil@example.com\r\n\r\n<b>y</b>',
  SQL: "' or 1=1; drop table leads; --%_\\",
  'a huge number': '1e308',
  'a long number': '99999999999999999999',
  'not a number': 'NaN',
  'a negative number': '-1',
  'a prototype name': '__proto__',
  'a text for slow patterns': `${'a'.repeat(20_000)}!`,
  'a path': '../../../../etc/passwd\u0000.png',
  'another site': '//evil.example/\\..',
}

/** Matches the parts of `markup` that a browser would run if they were returned unescaped. */
export const isRunnable = /<img src=x|<script>alert/i

/** Queries with invalid UTF-8, invalid escapes and prototype names. */
export const hostileQueries = [
  'lang=he&lang=en&status=new&status=won',
  '__proto__[x]=1&constructor.prototype.x=1&status=__proto__',
  'q=%00&search=%00&next=%00',
  'q=%E0%A4%A&search=%FF%FE&after=%C0%AF',
  `q=${encodeURIComponent(markup)}&search=${encodeURIComponent(markup)}&tag=${encodeURIComponent(markup)}`,
  "search='%20or%201=1--&status=';&date='&limit=-1&offset=1e9&after=1_1",
  `q=${'a'.repeat(7_000)}`,
  'next=//evil.example&lang=//evil.example&page=1e308&select=*&key=eq.x',
]

export const hostileParts = [
  '1%20or%201',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '__proto__',
  'x'.repeat(3_000),
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '%E2%80%AE',
]
