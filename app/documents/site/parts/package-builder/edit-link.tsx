import type { ComponentProps, MouseEvent } from 'react'

type Props = ComponentProps<'a'> & { href: string; onPress: () => void }

/** An edit as a link: without scripts, or in a new tab, the server renders its result. */
export function EditLink({ href, onPress, children, ...props }: Props) {
  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onPress()
  }
  return (
    <a {...props} href={href} rel="nofollow" onClick={press}>
      {children}
    </a>
  )
}
