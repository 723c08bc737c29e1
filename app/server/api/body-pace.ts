/** How slow a sender may be. */
export type Pace = {
  /** Milliseconds that any body may take. */
  graceMs: number
  /** For each of these bytes that arrived, another second. */
  bytesPerSecond: number
}

/**
 * 64 kbit/s, less than a phone has at the edge of a network, and far more than a client sends that
 * only wants to hold connections.
 */
export const slowestPace: Pace = { graceMs: 15_000, bytesPerSecond: 8 * 1024 }

/** Milliseconds after which a body of which so many bytes arrived is too slow. */
export function allowedMs({ graceMs, bytesPerSecond }: Pace, bytes: number): number {
  return graceMs + (bytes / bytesPerSecond) * 1_000
}
