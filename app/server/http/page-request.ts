import type { IncomingMessage } from 'node:http'
import type { CardLang } from '#i18n/languages.ts'
import type { Visitor } from '../request/visitor.ts'
import type { RouteAddress } from './address/address.ts'

/** Which page is asked for: all that a public page may depend on. */
export type PageRequest = { url: URL; address: RouteAddress; lang: CardLang }

/** Who asks for it, and how: what only a page that is rendered for one visitor may depend on. */
export type Sender = { request: IncomingMessage; visitor: Visitor }
