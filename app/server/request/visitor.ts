import { createContext } from 'react-router'

/** The sender of a request. */
export type Visitor = {
  /** From the connection or a trusted proxy, without the ::ffff: prefix. */
  ipAddress: string
  /** As the browser sent it: untrusted text, at most 500 characters. */
  userAgent: string
  /** The gate refuses the forms of this visitor. */
  isOutside?: boolean
}

export const visitorContext = createContext<Visitor>()
