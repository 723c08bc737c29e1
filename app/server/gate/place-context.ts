import { createContext } from 'react-router'
import type { Place } from './place-of.ts'

/** Looks up where the sender of a request is. Set for pages that are rendered for one visitor. */
export const placeContext = createContext<() => Place>()
