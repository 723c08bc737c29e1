import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds between two looks. */
const lookEvery = 2_000

/** Loads the page again every two seconds while it waits for something. */
export function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), lookEvery)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
