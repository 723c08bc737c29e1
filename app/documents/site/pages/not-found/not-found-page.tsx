/** Matches every address that has no page. The layout's error boundary renders the screen. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
