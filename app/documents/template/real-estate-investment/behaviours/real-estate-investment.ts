import { startCalculator } from './calculator.ts'
import { startClock } from './clock.ts'

/** Starts the hours of the city and the calculator. */
export function start(page: HTMLElement): void {
  startClock(page)
  startCalculator(page)
}
