type Props = {
  title: string
  links: readonly { href: string; name: string }[]
  inline?: boolean
  className?: string
}

export function FooterLinks({ title, links, inline = false, className = '' }: Props) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className={inline ? 'sr-only' : 'footer-title'}>{title}</h2>
      <ul className={inline ? 'flex flex-wrap gap-x-6' : ''}>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className="footer-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
