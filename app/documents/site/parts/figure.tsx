/** A figure such as 16+ or 200%: left to right in every language. */
export function Figure({
  value,
  suffix,
  className = '',
}: {
  value: number
  suffix: string
  className?: string
}) {
  return (
    <bdi dir="ltr" className={`figure-text ${className}`}>
      {value}
      {suffix}
    </bdi>
  )
}
