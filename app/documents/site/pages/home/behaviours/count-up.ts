import { reducedMotion, watchVisibility } from '#documents/behaviours/motion.ts'
import { dataSelector, getData, setData } from '#parts/data-attributes.ts'

const durationMs = 2_000

type Counter = { figure: Element; copy: Element; to: number; suffix: string }

/**
 * Counts the stats up once, when a tenth of them is visible. The final numbers stay in the page
 * below the counting copy, for screen readers and to keep the width.
 */
export function countUpStats(): void {
  const stats = document.querySelector('#stats')
  if (!stats || reducedMotion.matches) return
  const counters = [...stats.querySelectorAll(dataSelector('count'))].flatMap(findCounter)
  const unsubscribe = watchVisibility(
    stats,
    (isVisible) => {
      if (!isVisible) return
      unsubscribe()
      requestAnimationFrame((start) => count(counters, start))
    },
    { threshold: 0.1 },
  )
}

function findCounter(figure: Element): Counter[] {
  const final = figure.firstElementChild
  const copy = final?.cloneNode()
  if (!final || !(copy instanceof Element)) return []
  const counter = {
    figure,
    copy,
    to: Number(getData(figure, 'count')),
    suffix: final.textContent.replace(/\d+/, ''),
  }
  copy.ariaHidden = 'true'
  figure.append(copy)
  setData(figure, 'counting', true)
  show(counter, 0)
  return [counter]
}

function show({ copy, to, suffix }: Counter, share: number): void {
  copy.textContent = `${Math.round(to * share)}${suffix}`
}

function count(counters: readonly Counter[], start: number): void {
  const progress = Math.min(1, Math.max(0, performance.now() - start) / durationMs)
  for (const counter of counters) show(counter, 1 - (1 - progress) ** 3)
  if (progress < 1) return void requestAnimationFrame(() => count(counters, start))
  for (const { figure, copy } of counters) {
    copy.remove()
    setData(figure, 'counting', false)
  }
}
