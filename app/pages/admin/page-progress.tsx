import { useNavigation } from 'react-router'

/** A line under the bar while the next page is on its way; shown late, so that a quick answer does not flicker. */
export function PageProgress({ label }: { label: string }) {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="sticky top-16 z-20 h-0">
      {isLoading ? (
        <>
          <span className="sr-only">{label}</span>
          <span className="block h-0.75 w-1/3 bg-dot transition-opacity delay-200 starting:opacity-0 motion-safe:animate-pulse" />
        </>
      ) : null}
    </div>
  )
}
