/**
 * The script of digital business cards. It stands above the layers, as routes.ts does. The card is
 * whole without it.
 */
import { afterFirstPaint } from '#islands/after-first-paint.ts'
import { dataSelector } from '#islands/behaviours/element-data.ts'
import { startCard } from './pages/business-card/behaviours/card.ts'

const card = document.querySelector<HTMLElement>(dataSelector('card'))
if (card) afterFirstPaint(() => startCard(card))
