import { stillness, watchSight } from './motion.ts'

const duration = 2_000

type Counter = { figure: HTMLElement; copy: Element; to: number; suffix: string }

/** The stats count up once, when a tenth of them is seen. The final numbers stay in the page for readers and for the room they take. */
export function countUp(): void {
  const stats = document.querySelector('#stats')
  if (!stats || stillness.matches) return
  const counters = [...stats.querySelectorAll<HTMLElement>('[data-count]')].flatMap(prepare)
  const leave = watchSight(
    stats,
    (isSeen) => {
      if (!isSeen) return
      leave()
      requestAnimationFrame((start) => count(counters, start))
    },
    { threshold: 0.1 },
  )
}

function prepare(figure: HTMLElement): Counter[] {
  const final = figure.firstElementChild
  const copy = final?.cloneNode()
  if (!final || !(copy instanceof Element)) return []
  const counter = {
    figure,
    copy,
    to: Number(figure.dataset['count']),
    suffix: final.textContent.replace(/\d+/, ''),
  }
  copy.ariaHidden = 'true'
  figure.append(copy)
  figure.dataset['counting'] = ''
  show(counter, 0)
  return [counter]
}

function show({ copy, to, suffix }: Counter, part: number): void {
  copy.textContent = `${Math.round(to * part)}${suffix}`
}

function count(counters: readonly Counter[], start: number): void {
  const passed = Math.min(1, Math.max(0, performance.now() - start) / duration)
  for (const counter of counters) show(counter, 1 - (1 - passed) ** 3)
  if (passed < 1) return void requestAnimationFrame(() => count(counters, start))
  for (const { figure, copy } of counters) {
    copy.remove()
    delete figure.dataset['counting']
  }
}
