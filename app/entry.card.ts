/**
 * The script of digital business cards. Like routes.ts, it is above the layers. Cards work without
 * it.
 */
import { dataSelector } from '#islands/behaviours/element-data.ts'
import { startCard } from './pages/business-card/behaviours/card.ts'

const card = document.querySelector<HTMLElement>(dataSelector('card'))
if (card) startCard(card)
