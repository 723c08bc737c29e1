import type { ReactNode } from 'react'

/** A group of fields in an editor, with a rule and a title above it. */
export function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t-2 border-line-strong pt-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-4 text-[1.25rem] font-semibold">
        {title}
      </p>
      {children}
    </fieldset>
  )
}
