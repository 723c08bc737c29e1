import { claims } from '#catalog/claims.ts'
import type { ClaimId } from '#domain/studio/studio.ts'
import { useStudio } from '#parts/studio-context.ts'
import { Figure } from './figure.tsx'

/** A figure that the studio claims, such as 16+. */
export function ClaimFigure({ id, className = '' }: { id: ClaimId; className?: string }) {
  const { value } = useStudio().claims[id]
  return <Figure value={value} suffix={claims[id].suffix} className={className} />
}
