/**
 * Encodes the templates' still lifes: `node art/templates/encode.ts`. The financial course has
 * none: its letter is its picture.
 */
import { join } from 'node:path'
import { encodePicture } from '../drawing/encode.ts'

const renders = {
  'law-firm': 'tpl-law',
  'dental-clinic': 'tpl-dental',
  'real-estate-investment': 'tpl-realestate',
  'crystal-workshop': 'tpl-crystal',
  'aesthetic-clinic': 'tpl-aesthetic',
} as const

for (const [name, render] of Object.entries(renders)) {
  const source = join(import.meta.dirname, 'renders', `${render}.png`)
  await encodePicture(
    source,
    join(import.meta.dirname, '../../public/pictures/templates', name),
    [640, 1000],
  )
}
