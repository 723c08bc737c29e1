/** Every address that no other page has. The layout's error boundary draws the screen. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
