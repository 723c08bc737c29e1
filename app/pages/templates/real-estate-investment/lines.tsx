/** A headline in the lines that were chosen for it. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="line">
      {line}{' '}
    </span>
  ))
}
