import { createContext } from 'react-router'
import type { Place } from './place-of.ts'

/** Looks up the place of the visitor. Set only for pages that are rendered for one visitor. */
export const placeContext = createContext<() => Place>()
