import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { outlineWord, type Word } from '../letters/words.ts'

/**
 * The eight clients' wordmarks, in one ink, each on a canvas 64 high with the baseline at 44, so
 * that at equal height they look equally large. They are in one file, one row below another in the
 * order of this table, so that the first screen makes one request (styles/home.css).
 */
type Mark = { signs?: string; words: readonly Word[] }

const height = 64
const baseline = 44

const petal = 'M25 27C10 22 8 4 25 2C42 4 40 22 25 27Z'

const marks = {
  'viola-medical': {
    signs: `<g>${[0, 72, 144, 216, 288].map((turn) => `<path d="${petal}" transform="translate(3 5) scale(.93) rotate(${turn} 25 30)"/>`).join('')}</g>`,
    words: [
      { text: 'viola', face: 'sansBold', size: 37, x: 62, baseline },
      { text: 'medical', face: 'sans', size: 37, x: 150, baseline },
    ],
  },
  'mello-petshop': {
    signs: [
      '<ellipse cx="161" cy="36" rx="12.500" ry="9.500"/>',
      ...[
        [144.5, 25.5],
        [154, 16],
        [168, 16],
        [177.5, 25.5],
      ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.200"/>`),
    ].join(''),
    words: [{ text: 'mello', face: 'round', size: 50, x: 0, baseline, tracking: -1.5 }],
  },
  'chatmail-app': {
    signs:
      '<path fill-rule="evenodd" d="M6 8H50A6 6 0 0 1 56 14V38A6 6 0 0 1 50 44H26L14 56V44H6A6 6 0 0 1 0 38V14A6 6 0 0 1 6 8ZM10 16L28 28.500L46 16L49 20L28 35L7 20Z"/>',
    words: [{ text: 'ChatMail', face: 'sansBold', size: 40, x: 70, baseline }],
  },
  'rody-app': {
    signs:
      '<path fill-rule="evenodd" d="M22 3A20 20 0 0 1 42 23C42 37 22 56 22 56C22 56 2 37 2 23A20 20 0 0 1 22 3ZM22 14.500A8.500 8.500 0 1 0 22 31.500A8.500 8.500 0 1 0 22 14.500Z"/>',
    words: [{ text: 'Rody', face: 'latoBlack', size: 48, x: 54, baseline }],
  },
  'nftwallet-app': {
    signs:
      '<path fill-rule="evenodd" d="M26 4L50 17.500V44.500L26 58L2 44.500V17.500ZM26 11.500L8.500 21.400V40.600L26 50.500L43.500 40.600V21.400ZM17 22.500H23L30 33V22.500H35V40H29.500L22 29V40H17Z"/>',
    words: [{ text: 'nftwallet', face: 'mono', size: 34, x: 64, baseline, tracking: -1 }],
  },
  'growth-webapp': {
    signs:
      '<path d="M0 44V30A3 3 0 0 1 3 27H9A3 3 0 0 1 12 30V44ZM17 44V20A3 3 0 0 1 20 17H26A3 3 0 0 1 29 20V44ZM34 44V9A3 3 0 0 1 37 6H43A3 3 0 0 1 46 9V44Z"/>',
    words: [{ text: 'growth', face: 'wide', size: 38, x: 58, baseline, tracking: -1 }],
  },
  'expertpower-webapp': {
    signs: '<path d="M26 4L4 36H17L12 60L36 27H22Z"/>',
    words: [
      { text: 'Expert', face: 'latoBlack', size: 40, x: 46, baseline },
      { text: 'Power', face: 'latoLight', size: 40, x: 0, baseline },
    ],
  },
  'tlbank-webapp': {
    words: [
      { text: 'TL', face: 'serifBlack', size: 52, x: 0, baseline },
      { text: 'Bank', face: 'sans', size: 44, x: 0, baseline },
    ],
  },
} as const satisfies Record<string, Mark>

/** Space between the two words of a mark, in units of the drawing. */
const wordSpace: Partial<Record<keyof typeof marks, number>> = {
  'viola-medical': 9,
  'expertpower-webapp': 1,
  'tlbank-webapp': 30,
}

type Drawn = { width: number; shapes: string }

async function draw(name: keyof typeof marks): Promise<Drawn> {
  const mark: Mark = marks[name]
  const parts: string[] = []
  let signs = mark.signs ?? ''
  let end = 0
  for (const [index, word] of mark.words.entries()) {
    const outline = await outlineWord(
      index === 0 ? word : { ...word, x: end + (wordSpace[name] ?? 0) },
    )
    if (index === 1 && name === 'tlbank-webapp')
      signs = `<circle cx="${(end + 14).toFixed(1)}" cy="36" r="8"/>`
    parts.push(`<path d="${outline.path}"/>`)
    end = outline.end
  }
  return { width: name === 'mello-petshop' ? 184 : Math.ceil(end), shapes: signs + parts.join('') }
}

export async function drawWordmarks(file: string): Promise<void> {
  const drawn: Drawn[] = []
  // SAFETY: the keys of the table are its names. Drawn one after another: all outlines come from
  // one HarfBuzz font.
  for (const name of Object.keys(marks) as (keyof typeof marks)[]) drawn.push(await draw(name))
  const rows = drawn.map(({ shapes }, row) =>
    row === 0 ? shapes : `<g transform="translate(0 ${row * height})">${shapes}</g>`,
  )
  const size = `${Math.max(...drawn.map(({ width }) => width))} ${drawn.length * height}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${rows.join('')}</svg>\n`,
  )
}
