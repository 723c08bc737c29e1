/** Loaded with the first picture, because sharp and its library take about 20 MB of memory. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}
