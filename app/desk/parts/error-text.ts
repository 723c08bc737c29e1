/** Codes read from the device's storage were only checked to be texts. */
export function errorText(
  texts: Readonly<Record<string, string>>,
  code: string | undefined,
): string | undefined {
  return code !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined
}
