import { film } from './film.ts'

/** First the sentence, then the numbers that prove it. */
export const growth = film({
  project: 'growth-webapp',
  page: 'screens/growth',
  english: 'growth',
  shape: 'desk',
  seconds: 7,
  style: `
    .tabs span { transition: background 0.25s, color 0.25s }
    h1 { height: 66px }
    h1 span { opacity: 0; transition: opacity 0.25s }
    h1 .said { opacity: 1 }
    .card { opacity: 0; translate: 0 40px; transition: opacity 0.4s, translate 0.5s cubic-bezier(0.2, 0.8, 0.2, 1) }
    .card.shown { opacity: 1; translate: 0 0 }
    .line i { transition: scale 0.6s cubic-bezier(0.2, 0.8, 0.2, 1); transform-origin: right }
    [dir='ltr'] .line i { transform-origin: left }
    .flat i { scale: 0 1 }`,
  words: {
    he: { quiet: 'היום אין מה לשנות' },
    en: { quiet: 'Nothing to change today' },
  },
  play(screen, words) {
    const title = screen.find('h1')
    const sentence = [...title.childNodes].flatMap((node) =>
      (node.textContent ?? '')
        .split(/(?<=\s)/)
        .map((word) => ({ word, isFigure: node instanceof HTMLElement })),
    )
    const chart = screen.find('.grid > .card')
    const side = [...document.querySelectorAll('.side .card')]
    const line = chart.querySelector('path[stroke-width="6"]')
    const fill = chart.querySelector<SVGElement>('path[fill^="oklch(.90"]')
    const [today, month] = ['.tabs span:nth-child(1)', '.tabs span:nth-child(2)']
    screen.find(month).classList.remove('on')
    screen.find(today).classList.add('on')
    title.innerHTML = `<span class="said">${words.quiet}</span>`
    side[1]?.classList.add('flat')
    line?.setAttribute('pathLength', '1')
    line?.setAttribute('stroke-dasharray', '0 1')
    if (fill) fill.style.opacity = '0'
    screen.tap(1.1, month)
    screen.unmark(1.2, today, 'on')
    screen.mark(1.2, month, 'on')
    screen.unmark(1.2, 'h1 span', 'said')
    screen.at(1.45, () => {
      title.innerHTML = sentence
        .map(({ word, isFigure }) =>
          isFigure ? `<b class="ltr"><span>${word}</span></b>` : `<span>${word}</span>`,
        )
        .join('')
    })
    for (const index of sentence.keys())
      screen.at(1.5 + index * 0.12, () =>
        title.querySelectorAll('span')[index]?.classList.add('said'),
      )
    screen.at(3.2, () => chart.classList.add('shown'))
    screen.count(3.3, 4.3, '.big', 0, 412)
    screen.during(3.4, 4.6, (part) => {
      line?.setAttribute('stroke-dasharray', `${part} 1`)
      if (fill) fill.style.opacity = String(part)
    })
    screen.at(4, () => side[1]?.classList.add('shown'))
    screen.at(4.2, () => side[1]?.classList.remove('flat'))
    screen.at(4.8, () => side[0]?.classList.add('shown'))
  },
})
