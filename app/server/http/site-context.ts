import type { RouterContextProvider } from 'react-router'
import type { Database } from '../db/database.ts'
import type { DocumentScripts } from '../page-context.ts'
import type { ServerContext } from '../server-context.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { FormsFirst } from './limits/forms-first.ts'
import type { RefusalThrottle } from './limits/refusal-throttle.ts'
import type { RenderQueue } from './limits/render-queue.ts'
import type { BuiltFiles } from './send/files/built-files.ts'

/** The framework's request handler for the built pages. */
export type RenderPages = (request: Request, context: RouterContextProvider) => Promise<Response>

/** Everything that answering a request needs, created once at start. */
export type SiteContext = ServerContext & {
  /** What pages of the admin area read and write with, instead of the connections of visitors. */
  adminDatabase: Database
  render: RenderPages
  scripts: DocumentScripts
  files: BuiltFiles
  cache: PageCache
  renderQueue: RenderQueue
  formsFirst: FormsFirst
  throttleRefusal: RefusalThrottle
  /**
   * In development nothing is stored, and there is no content security policy, which the build
   * tool's scripts would violate.
   */
  development: boolean
}
