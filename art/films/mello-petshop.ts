import { film } from './film.ts'

/** After two answers, four bags are left of a shelf of bags that look alike. */
export const mello = film({
  project: 'mello-petshop',
  page: 'screens/mello',
  english: 'mello',
  shape: 'desk',
  seconds: 6.5,
  style: `
    .ask span { transition: background 0.25s, color 0.25s }
    .item { transition: opacity 0.4s, background 0.4s }
    .item > * { transition: opacity 0.4s, translate 0.6s cubic-bezier(0.2, 0.8, 0.2, 1), scale 0.6s cubic-bezier(0.2, 0.8, 0.2, 1) }
    .bare { background: transparent }
    .bare > :not(svg) { opacity: 0 }
    .other { position: absolute; transition: opacity 0.35s, scale 0.35s }
    .other.gone { opacity: 0; scale: 0.4 }
    .grid { position: relative }`,
  words: { he: {}, en: {} },
  play(screen) {
    const [columns, rows, small] = [12, 2, 0.56]
    const [first, second] = ['.ask span:nth-of-type(1)', '.ask span:nth-of-type(4)']
    const grid = screen.find('.grid')
    const items = [...grid.querySelectorAll<HTMLElement>('.item')]
    const pictures = items.flatMap((item) => [...item.querySelectorAll('svg')])
    const area = grid.getBoundingClientRect()
    const chosen = new Map([3, 8, 13, 22].map((place, index) => [place, pictures[index]]))
    const middleOf = (place: number) => ({
      x: area.left + 48 + ((place % columns) + 0.5) * ((area.width - 96) / columns),
      y: area.top + (Math.floor(place / columns) + 0.5) * (332 / rows),
    })
    for (let place = 0; place < columns * rows; place += 1) {
      const { x, y } = middleOf(place)
      const own = chosen.get(place)
      const picture = own ?? pictures[place % 4]?.cloneNode(true)
      if (!(picture instanceof SVGElement)) continue
      if (own) {
        const box = own.getBoundingClientRect()
        own.style.translate = `${x - box.x - box.width / 2}px ${y - box.y - box.height / 2}px`
      } else {
        picture.style.translate = ''
        picture.classList.add('other', place % 3 === 0 ? 'later' : 'sooner')
        picture.style.left = `${x - area.left - 63}px`
        picture.style.top = `${y - area.top - 83}px`
        grid.append(picture)
      }
      picture.style.scale = String(small)
    }
    for (const item of items) item.classList.add('bare')
    for (const tab of [first, second]) screen.find(tab).classList.remove('on')
    const clear = (at: number, name: string) => {
      for (const [index, bag] of [...grid.querySelectorAll(`.${name}`)].entries())
        screen.at(at + index * 0.03, () => bag.classList.add('gone'))
    }
    screen.tap(1.1, first)
    screen.mark(1.2, first, 'on')
    clear(1.4, 'sooner')
    screen.tap(2.7, second)
    screen.mark(2.8, second, 'on')
    clear(3, 'later')
    screen.at(3.4, () => {
      for (const picture of pictures) picture.style.translate = picture.style.scale = ''
    })
    screen.at(3.8, () => {
      for (const item of items) item.classList.remove('bare')
    })
  },
})
