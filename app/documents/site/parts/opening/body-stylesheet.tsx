/**
 * The styles of what follows it in the page. In the body and not in the head, so that the opening
 * does not wait for them.
 */
export function BodyStylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} />
}
