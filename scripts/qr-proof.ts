/**
 * `npm run qr:proof`: creates 216 styled QR codes and reads each with two independent readers:
 * zbarimg (`apt-get install zbar-tools`) and the reader of the page. Writes
 * .cache/qr-proof/table.txt, and exits with 1 if a reader returns something else.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { levelFor } from '#domain/qr/code-capacity.ts'
import type { CodeContent } from '#domain/qr/code-contents.ts'
import { applyPreset, plainStyle, presetNames, type PresetName } from '#domain/qr/code-style.ts'
import { drawCode } from '#domain/qr/draw-code.ts'
import { readPhone } from '#domain/phone/read-phone.ts'
import { encodeContent } from '#domain/qr/encode-content.ts'
import { writeSvg } from '#domain/qr/write-svg.ts'
import { captionLetters } from '#parts/qr/caption-letters.ts'
import { makeMatrix } from '#parts/qr/code-matrix.ts'
import { readCode } from '#parts/qr/read-code.ts'

const folder = path.join(import.meta.dirname, '../.cache/qr-proof')
const pixelsPerSquare = [3, 10] as const

const words = {
  he: { name: 'נועה ברק', text: 'שלום; "ציטוט", לוכסן \\ ושורה\nשנייה', caption: 'סרקו אותי' },
  en: {
    name: 'Noa Barak',
    text: 'Hello; "quoted", slash \\ and a\nsecond line',
    caption: 'Scan me',
  },
  ru: {
    name: 'Ноа Барак',
    text: 'Привет; "цитата", черта \\ и\nвторая строка',
    caption: 'Сканируйте',
  },
} as const

type Lang = keyof typeof words

function contentsIn(lang: Lang): CodeContent[] {
  const { name, text } = words[lang]
  const phone = '+4915200000000'
  return [
    { type: 'link', values: { url: `dagesh.example/${name.replace(' ', '-')}?a=1&b=2` } },
    { type: 'text', values: { text } },
    { type: 'wifi', values: { network: `${name};"5"`, password: 'a\\b;c,d:e"f' } },
    { type: 'contact', values: { name, phone, text, organization: 'A, B; C' } },
    { type: 'whatsapp', values: { phone, text } },
    { type: 'event', values: { name, start: '2026-12-01T19:30', text } },
  ]
}

type Row = { file: string; zbar: boolean; page: boolean }

async function checkCode(lang: Lang, content: CodeContent, preset: PresetName): Promise<Row[]> {
  const encoded = encodeContent(content, (typed) => readPhone(typed, 'israeli'))
  if (!('text' in encoded)) throw new Error(`${content.type} is not complete`)
  const { text } = encoded
  const style = { ...applyPreset(plainStyle, preset), caption: words[lang].caption }
  const matrix = makeMatrix(text, levelFor(text, style.level, style.middle !== 'none'))
  const drawing = drawCode({ matrix, style, letters: captionLetters })
  const svg = Buffer.from(writeSvg(drawing))
  return Promise.all(
    pixelsPerSquare.map(async (pixels) => {
      const file = path.join(folder, `${lang}-${content.type}-${preset}-${pixels}.png`)
      const picture = sharp(svg)
        .resize(Math.round(drawing.width * pixels))
        .flatten()
        .ensureAlpha()
      await picture.clone().png().toFile(file)
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
      const page = readCode({ ...info, data: new Uint8ClampedArray(data) }) === text
      return { file: path.basename(file, '.png'), zbar: readByZbar(file) === text, page }
    }),
  )
}

function readByZbar(file: string): string | null {
  const options = ['--quiet', '--raw', '--nodbus', '-Sbinary', '-Sdisable', '-Sqrcode.enable', file]
  try {
    return execFileSync('zbarimg', options, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}

mkdirSync(folder, { recursive: true })
const rows: Row[] = []
// SAFETY: the keys of the table are the languages.
for (const lang of Object.keys(words) as Lang[])
  for (const content of contentsIn(lang))
    for (const preset of presetNames) rows.push(...(await checkCode(lang, content, preset)))

const yesOrNo = (isRead: boolean) => (isRead ? 'yes' : 'NO')
const table = rows.map(
  ({ file, zbar, page }) => `| ${file} | ${yesOrNo(zbar)} | ${yesOrNo(page)} |`,
)
writeFileSync(
  path.join(folder, 'table.txt'),
  ['| code | zbarimg | page |', '|---|---|---|', ...table, ''].join('\n'),
)
const missed = rows.filter(({ zbar, page }) => !zbar || !page)
for (const { file, zbar, page } of missed)
  console.log(`${file}: zbarimg ${yesOrNo(zbar)}, page ${yesOrNo(page)}`)
console.log(`${rows.length - missed.length} of ${rows.length} codes are read by both`)
if (missed.length > 0) process.exitCode = 1
