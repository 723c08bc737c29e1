/**
 * For `npm run dev` only: reloads a page when a source changes that only the server runs for it.
 * The build tool updates what the browser has loaded: styles, islands and behaviours.
 */
let timer: ReturnType<typeof setTimeout> | undefined

import.meta.hot?.on('source-changed', ({ path }: { path: string }) => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  if (loaded.includes(path)) return
  // Once for files that an editor saves together.
  clearTimeout(timer)
  timer = setTimeout(() => location.reload(), 200)
})
