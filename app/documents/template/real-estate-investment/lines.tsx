/** A headline with fixed line breaks. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="line">
      {line}{' '}
    </span>
  ))
}
