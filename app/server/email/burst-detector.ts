/** More simultaneous leads than this are a burst. */
const maxCalmLeads = 4

/** Milliseconds with fewer leads after which a burst is over. */
const calmMs = 200

/** Detects bursts of leads, during which emails must not slow down the responses to visitors. */
export function createBurstDetector() {
  let leads = 0
  let lastPeak = -calmMs
  return {
    isBurst: () => performance.now() - lastPeak < calmMs,
    /** Counts a lead while `receive` runs. */
    during: async <Result>(receive: () => Promise<Result>): Promise<Result> => {
      leads += 1
      if (leads > maxCalmLeads) lastPeak = performance.now()
      try {
        return await receive()
      } finally {
        leads -= 1
      }
    },
  }
}
