import { film } from './film.ts'

/** A sentence, and the circle of people who see it. */
export const rody = film({
  project: 'rody-app',
  page: 'views/rody-app-tip',
  english: 'rody-app-tip',
  shape: 'phone',
  seconds: 7,
  style: `
    .write span { font-family: 'Playpen Sans Hebrew Variable' !important }
    .shots { transition: opacity 0.5s, translate 0.5s }
    .waits { opacity: 0; translate: 0 24px }
    .chip { background: #fff !important; color: var(--ink) !important; transition: background 0.25s, color 0.25s }
    .chip.on { background: var(--act) !important; color: #fff !important }
    .go { transition: background 0.3s }
    .go.shared { background: oklch(0.5 0.12 150) }`,
  words: {
    he: {
      mine: 'לשמור לעצמי',
      group: 'לשתף עם 4 חברים',
      friends: 'לשתף עם 38 חברים',
      shared: '✓ 38 חברים יראו את זה',
    },
    en: {
      mine: 'Keep it to myself',
      group: 'Share with 4 friends',
      friends: 'Share with 38 friends',
      shared: '✓ 38 friends will see it',
    },
  },
  play(screen, words) {
    const [friends, group, mine] = [1, 2, 3].map((place) => `.chip:nth-child(${place})`)
    screen.wrapText('.write')
    const sentence = screen.find('.write span').textContent.trim()
    screen.find('.write span').textContent = ''
    screen.find('.shots').classList.add('waits')
    screen.find(`${friends}`).classList.remove('on')
    screen.find(`${mine}`).classList.add('on')
    screen.find('.go').textContent = words.mine
    screen.type(0.2, 2.3, '.write span', sentence)
    screen.unmark(2.1, '.shots', 'waits')
    const choices = [
      { second: 3, from: mine, to: group, label: words.group },
      { second: 4.1, from: group, to: friends, label: words.friends },
    ]
    for (const { second, from, to, label } of choices) {
      screen.tap(second, `${to}`)
      screen.unmark(second + 0.1, `${from}`, 'on')
      screen.mark(second + 0.1, `${to}`, 'on')
      screen.say(second + 0.2, '.go', label)
    }
    screen.tap(5.3, '.go')
    screen.mark(5.4, '.go', 'shared')
    screen.say(5.4, '.go', words.shared)
  },
})
