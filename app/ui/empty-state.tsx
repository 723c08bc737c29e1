import type { ReactNode } from 'react'

type Props = {
  title: string
  text?: string
  /** Shown instead of the drawing of an empty tray. */
  picture?: ReactNode
  children?: ReactNode
}

/** Shown in place of an empty list, with a text about how to fill it. */
export function EmptyState({ title, text, picture, children }: Props) {
  return (
    <div className="mt-6 flex flex-col items-center border-t-2 border-line-strong px-6 py-16 text-center md:py-24">
      {picture ?? <Tray />}
      <h2 className="mt-6 text-[1.375rem] font-semibold">{title}</h2>
      {text === undefined ? null : <p className="mt-2 max-w-96 text-fg-muted">{text}</p>}
      <div className="mt-6">{children}</div>
    </div>
  )
}

function Tray() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 72"
      className="w-30 fill-none stroke-current stroke-2 text-fg-muted"
    >
      <path d="M8 44h30l8 12h28l8-12h30M8 44 24 12h72l16 32v22H8V44Z" strokeLinejoin="round" />
      <circle cx="60" cy="30" r="7" className="fill-dot stroke-none" />
    </svg>
  )
}
