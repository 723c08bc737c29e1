/** What only whoever hosts the site can use, folded away: a command, or a sentence about the network. */
export function HostFold({ label, text }: { label: string; text: string }) {
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{label}</summary>
      <p dir="ltr" lang="en" className="mt-1 max-w-[40em] text-start text-small wrap-anywhere">
        {text}
      </p>
    </details>
  )
}
