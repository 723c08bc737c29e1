/**
 * Fails with one sentence, and below it every place that breaks the convention.
 *
 * @param findings where and what, for example `app/a.ts:12  class A`
 * @param advice says what is wrong and what to do instead
 */
export function expectNone(findings: readonly string[], advice: string): void {
  if (findings.length === 0) return
  const places = findings.map((finding) => `\n  ${finding}`).join('')
  const error = new Error(advice + places)
  // The report shows the line of the test.
  Error.captureStackTrace(error, expectNone)
  throw error
}
