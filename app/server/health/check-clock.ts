import { type Finding, finding } from './finding.ts'

/** Seconds. One-time codes of apps are valid for about a minute. */
const maxDifference = 30

/** Compares this machine's clock with the database's and with the age of this version, in ms. */
export function checkClock(times: { here: number; database: number; version: number }): Finding {
  if (times.here < times.version) return finding('wrong', 'clock-behind')
  const seconds = Math.round(Math.abs(times.here - times.database) / 1_000)
  return seconds > maxDifference
    ? finding('wrong', 'clock-differs', { seconds: String(seconds) })
    : finding('good', 'clock-good')
}
