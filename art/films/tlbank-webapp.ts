import { film } from './film.ts'

/**
 * The remaining balance is computed while the amount is typed: here first with one digit too many.
 */
export const tlbank = film({
  project: 'tlbank-webapp',
  page: 'views/tlbank-webapp-transfer',
  english: 'tlbank-webapp-transfer',
  shape: 'phone',
  seconds: 7.5,
  style: `
    .sum::after { content: ''; display: inline-block; width: 4px; height: 60px; margin-inline-start: 8px;
      background: oklch(0.67 0.205 40); vertical-align: -6px }
    .sum { direction: ltr; text-align: end }
    [dir='ltr'] .sum { text-align: start }
    .answer { min-height: 113px; transition: opacity 0.3s, background 0.3s; opacity: 0 }
    .answer.shown { opacity: 1 }
    .answer.short { background: oklch(0.84 0.15 80) !important }
    .line .end { transition: color 0.3s }
    .few { color: oklch(0.84 0.15 80) !important }
    .go { transition: opacity 0.3s }
    .go.wait { opacity: 0.35 }`,
  words: {
    he: {
      short: 'אחרי המשכורות יישארו רק 230.',
      enough: 'יש מספיק גם למשכורות.',
      arrives: 'אם תעבירו ביום ראשון, הכסף יגיע באותו יום.',
      check: 'כדאי לבדוק את הסכום.',
      sent: '✓ ההעברה יצאה',
    },
    en: {
      short: 'Only 230 would be left after salaries.',
      enough: 'There is enough for salaries too.',
      arrives: 'Sent on a Sunday, the money arrives the same day.',
      check: 'Check the amount.',
      sent: '✓ Sent',
    },
  },
  play(screen, words) {
    const [account, left] = ['.line:nth-child(1) .end', '.line:nth-child(3) .end']
    const [balance, free] = [128_430, 42_030]
    screen.find('.go').previousElementSibling?.classList.add('answer')
    screen.find('.answer').innerHTML = `<b>${words.short}</b><br><span>${words.check}</span>`
    screen.find('.go').classList.add('wait')
    const keys = [0, 4, 41, 418, 4180, 41_800]
    const show = (second: number, before: number, now: number) => {
      screen.at(second, () => (screen.find('.sum').textContent = now.toLocaleString('en')))
      screen.count(second, second + 0.25, account, balance - before, balance - now)
      screen.count(second, second + 0.25, left, free - before, free - now)
    }
    show(0, 0, 0)
    for (const [index, key] of keys.slice(1).entries())
      show(0.7 + index * 0.28, keys[index] ?? 0, key)
    screen.mark(2, left, 'few')
    for (const name of ['shown', 'short']) screen.mark(2.1, '.answer', name)
    show(3.9, 41_800, 4180)
    screen.unmark(4, left, 'few')
    screen.unmark(4.1, '.answer', 'short')
    screen.say(4.1, '.answer b', words.enough)
    screen.say(4.1, '.answer span', words.arrives)
    screen.unmark(4.2, '.go', 'wait')
    screen.tap(5.7, '.go')
    screen.say(5.8, '.go', words.sent)
  },
})
