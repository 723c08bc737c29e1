type Motion = { from: number; to: number; change: (part: number) => void; isDone: boolean }

/**
 * Animates a screen. It runs in the page, so it uses nothing from outside. Frames are drawn in
 * order and the time of each is set explicitly, also for CSS transitions, so that a slow machine
 * makes the same film.
 */
export class ScreenMotion {
  #motions: Motion[] = []
  #starts = new Map<Animation, number>()
  #dot = document.createElement('div')
  #place = { x: innerWidth / 2, y: innerHeight * 0.92 }

  constructor() {
    this.#dot.style.cssText = `position: fixed; left: 0; top: 0; z-index: 99; width: 46px; height: 46px;
      margin: -23px; border-radius: 50%; background: oklch(0.67 0.205 40 / 0.92); opacity: 0;
      border: 3px solid #fff; box-shadow: 0 4px 14px #0006; box-sizing: border-box`
    document.body.append(this.#dot)
  }

  find(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`The screen has no ${selector}`)
    return found
  }

  /** Wraps the last text of an element in a span, so that it can be replaced separately. */
  wrapText(selector: string): void {
    const text = [...this.find(selector).childNodes].findLast(
      (node) => node instanceof Text && node.data.trim() !== '',
    )
    const span = document.createElement('span')
    span.textContent = text?.textContent ?? ''
    text?.replaceWith(span)
  }

  /** `change` gets the elapsed part of the time, from 0 to 1, eased at both ends. */
  during(from: number, to: number, change: (part: number) => void): void {
    this.#motions.push({ from, to, change, isDone: false })
  }

  at(second: number, change: () => void): void {
    this.during(second, second, change)
  }

  mark(second: number, selector: string, name: string): void {
    this.at(second, () => this.find(selector).classList.add(name))
  }

  unmark(second: number, selector: string, name: string): void {
    this.at(second, () => this.find(selector).classList.remove(name))
  }

  /** The dot moves onto the element and presses it from `second` to `until`. */
  tap(second: number, selector: string, until = second + 0.24): void {
    const { style } = this.#dot
    const departure = second - 0.55
    let [start, end] = [this.#place, this.#place]
    this.at(departure, () => {
      const box = this.find(selector).getBoundingClientRect()
      start = this.#place
      end = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      this.#place = end
    })
    this.during(departure, second, (part) => {
      const [x, y] = [start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part]
      style.translate = `${x}px ${y}px`
      style.opacity = String(Math.min(1, part * 3))
    })
    this.during(second, second + 0.12, (part) => (style.scale = String(1 - 0.3 * part)))
    this.during(until - 0.12, until, (part) => (style.scale = String(0.7 + 0.3 * part)))
    this.during(until + 0.06, until + 0.26, (part) => (style.opacity = String(1 - part)))
  }

  /** Replaces the text of an element that contains only text. */
  say(second: number, selector: string, text: string): void {
    const words = document.createElement('span')
    this.at(second, () => {
      const element = this.find(selector)
      words.textContent = element.textContent
      element.replaceChildren(words)
    })
    this.during(second, second + 0.3, (part) => {
      if (part >= 0.5) words.textContent = text
      words.style.opacity = String(Math.abs(1 - 2 * part))
    })
  }

  /** Types a text, letter by letter. */
  type(from: number, to: number, selector: string, text: string): void {
    this.during(from, to, (part) => {
      this.find(selector).textContent = text.slice(0, Math.round(text.length * part))
    })
  }

  count(from: number, to: number, selector: string, first: number, last: number): void {
    this.during(from, to, (part) => {
      const value = Math.round(first + (last - first) * part)
      this.find(selector).textContent = value.toLocaleString('en')
    })
  }

  /** Finishes the transitions that were started by the film's first state. */
  settle(): void {
    for (const animation of document.getAnimations()) animation.finish()
  }

  /** Draws the frame at a time. Returns whether the picture may have changed. */
  draw(second: number): boolean {
    const due = this.#motions.filter(({ from, isDone }) => !isDone && from <= second + 1e-6)
    for (const motion of due) {
      const { from, to } = motion
      const passed = to > from ? Math.min(1, (second - from) / (to - from)) : 1
      motion.isDone = passed === 1
      motion.change(passed * passed * (3 - 2 * passed))
    }
    const moving = document.getAnimations()
    for (const animation of moving) {
      const start = this.#starts.get(animation) ?? second
      this.#starts.set(animation, start)
      animation.pause()
      animation.currentTime = (second - start) * 1000
    }
    return due.length > 0 || moving.length > 0
  }
}
