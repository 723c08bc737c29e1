/**
 * The script of digital business cards. Like routes.ts, it is above the layers. Cards work without
 * it.
 */
import { dataSelector } from '#parts/data-attributes.ts'
import { startCard } from './behaviours/card.ts'

const card = document.querySelector<HTMLElement>(dataSelector('card'))
if (card) startCard(card)
