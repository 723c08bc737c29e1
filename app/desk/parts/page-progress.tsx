import { useNavigation } from 'react-router'

/**
 * A progress bar while the next page loads. It appears after 200 ms, so that fast responses do not
 * flicker.
 */
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
