import { Fragment } from 'react'

const quoteNumber = /(\d{4}-\d{4,})/

/** A sentence in which the number of a quote never breaks at its hyphen. */
export function WithWholeNumbers({ text }: { text: string }) {
  return text.split(quoteNumber).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr" className="whitespace-nowrap">
        {part}
      </bdi>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
