import { film } from './film.ts'

/** Three decisions, one tap each. */
export const chatmail = film({
  project: 'chatmail-app',
  page: 'views/chatmail-app-summary',
  english: 'chatmail-app-summary',
  shape: 'phone',
  seconds: 6,
  style: `
    .chip { transition: background 0.25s, color 0.25s; box-shadow: inset 0 0 0 2px transparent }
    .sum { min-height: 130px }
    .line { transition: opacity 0.35s }
    .done .chip { background: transparent !important; color: var(--act); box-shadow: inset 0 0 0 2px var(--act) }`,
  words: {
    he: {
      two: 'שתי החלטות',
      one: 'החלטה אחת',
      none: 'הכול הוחלט',
      approved: '✓ אושר',
      agreed: '✓ נקבע',
      later: '✓ למחר',
      sum: 'דן ומיכל קיבלו תשובה. המייל של רואה החשבון יחזור לכאן מחר.',
    },
    en: {
      two: 'two decisions',
      one: 'one decision',
      none: 'all decided',
      approved: '✓ Approved',
      agreed: '✓ Agreed',
      later: '✓ Later',
      sum: 'Dan and Michal have their answers. The accountant’s mail comes back tomorrow.',
    },
  },
  play(screen, words) {
    screen.wrapText('h1')
    screen.wrapText('.sum')
    const rows = [
      { second: 1, answer: words.approved, left: words.two },
      { second: 2.2, answer: words.agreed, left: words.one },
      { second: 3.4, answer: words.later, left: words.none },
    ]
    for (const [index, { second, answer, left }] of rows.entries()) {
      const row = `.line:nth-child(${index + 1})`
      screen.tap(second, `${row} .chip`)
      screen.mark(second + 0.1, row, 'done')
      screen.say(second + 0.1, `${row} .chip`, answer)
      screen.say(second + 0.3, 'h1 span', left)
    }
    screen.say(4.1, '.sum span', words.sum)
  },
})
