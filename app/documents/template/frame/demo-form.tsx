import type { ReactNode } from 'react'
import { dataAttributes } from '#parts/data-attributes.ts'

export type DemoFormWords = {
  /** The name of the form for screen readers. */
  label: string
  submit: string
  /** A note above the button that nothing is sent. */
  before: string
  /** The message after submitting, which says that nothing was sent. */
  thanks: { title: string; text: string; again: string }
}

type Props = { id: string; words: DemoFormWords; className?: string; children: ReactNode }

/**
 * The form of a template. It is validated like a real one and sends nothing: its fields have no
 * names, so that nothing is sent without scripts either. Each template styles it in its own way.
 */
export function DemoForm({ id, words, className = '', children }: Props) {
  const { title, text, again } = words.thanks
  const thanksId = `${id}-thanks`
  return (
    <div className={`demo ${className}`}>
      <form
        id={id}
        method="get"
        action={`#${thanksId}`}
        aria-label={words.label}
        className="demo-form"
        {...dataAttributes({ 'demo-form': true })}
      >
        {children}
        <p className="demo-note">{words.before}</p>
        <button type="submit" className="demo-submit">
          {words.submit}
        </button>
      </form>
      <div
        id={thanksId}
        tabIndex={-1}
        className="demo-thanks"
        {...dataAttributes({ 'demo-thanks': true })}
      >
        <h3>{title}</h3>
        <p>{text}</p>
        <a href={`#${id}`} className="demo-again" {...dataAttributes({ 'demo-again': true })}>
          {again}
        </a>
      </div>
    </div>
  )
}
