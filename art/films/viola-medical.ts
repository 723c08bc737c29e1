import { film } from './film.ts'

/** An appointment in three taps: the reason, the time, the button. */
export const viola = film({
  project: 'viola-medical',
  page: 'views/viola-medical-booking',
  english: 'viola-medical-booking',
  shape: 'phone',
  seconds: 6,
  style: `
    .chip { background: oklch(0.95 0.02 300) !important; color: var(--ink) !important }
    .chip.on { background: var(--act) !important; color: #fff !important }
    .chip, .time, .go, .days div { transition: background 0.25s, color 0.25s, border-color 0.25s }
    .times { transition: opacity 0.3s }
    .times.wait { opacity: 0.4 }
    .go.wait { background: oklch(0.88 0.04 300); color: oklch(0.4 0.06 300) }
    .go.booked { background: oklch(0.89 0.16 95); color: oklch(0.25 0.09 300) }`,
  words: {
    he: {
      choose: 'נשאר לבחור שעה',
      book: 'לזימון ליום שני, 10:20',
      booked: '✓ התור נקבע: שני, 10:20',
    },
    en: { choose: 'Choose a time', book: 'Book Monday, 10:20', booked: '✓ Booked: Monday, 10:20' },
  },
  play(screen, words) {
    const [reason, time] = ['.chip:first-child', '.time:nth-child(2)']
    screen.find(reason).classList.remove('on')
    screen.find(time).classList.remove('picked')
    screen.find('.times').classList.add('wait')
    screen.find('.go').classList.add('wait')
    screen.find('.go').textContent = words.choose
    screen.tap(1, reason)
    screen.mark(1.1, reason, 'on')
    screen.unmark(1.3, '.times', 'wait')
    screen.tap(2.4, time)
    screen.mark(2.5, time, 'picked')
    screen.unmark(2.6, '.go', 'wait')
    screen.say(2.6, '.go', words.book)
    screen.tap(3.8, '.go')
    screen.mark(3.9, '.go', 'booked')
    screen.say(3.9, '.go', words.booked)
  },
})
