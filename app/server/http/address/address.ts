import type { CardLang } from '#i18n/languages.ts'
import type { ApiRoute } from '#server/api/api-route.ts'
import type { BuiltFile } from '../send/files/built-files.ts'
import type { FoundRoute } from './route-table.ts'

/** What is at an address. Parsed once, before anything else is decided about a request. */
export type Address =
  | RouteAddress
  | Redirect
  | FileAddress
  | ApiAddress
  | ProbeAddress
  | MetricsAddress

/** A page, file, form or screen that the framework renders, with everything declared about it. */
export type RouteAddress = FoundRoute & {
  kind: 'route'
  /** null: the address names no language. */
  lang: CardLang | null
}

/** Its target is built from records and from segments that they matched. */
export type Redirect = {
  kind: 'redirect'
  to: string
  /** '#services': an element of the target page. */
  hash?: string
  isPermanent: boolean
  /** Whether the query of the request is left out. */
  dropsQuery?: true
  isUngated: boolean
}

/** A file of the build: a script, a font, a picture. */
type FileAddress = { kind: 'file'; file: BuiltFile }

/** Called by programs: in and out goes JSON. Without routes there is nothing at the address. */
type ApiAddress = { kind: 'api'; routes: readonly ApiRoute[] }

/** Read by Prometheus. It exists only if it has a token. */
type MetricsAddress = { kind: 'metrics' }

/** Asked by monitors: whether the process runs, and whether it can take requests. */
export type ProbeAddress = { kind: 'probe'; isOfReadiness: boolean }
