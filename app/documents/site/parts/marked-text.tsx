import { Fragment } from 'react'

/** A text of ours with the markup <strong> and <br>. All other markup is shown literally. */
export function MarkedText({ text }: { text: string }) {
  return text.split(/(<strong>.*?<\/strong>|<br>)/).map((part, index) => {
    if (part === '<br>') return <br key={index} />
    const [, strong] = /^<strong>(.*)<\/strong>$/.exec(part) ?? []
    return strong === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <strong key={index}>{strong}</strong>
    )
  })
}
