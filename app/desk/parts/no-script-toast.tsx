/** The text of a toast as part of the page, where no script can show the toast. */
export function NoScriptToast({ toast }: { toast: { text: string } | null | undefined }) {
  if (!toast) return null
  return (
    <noscript>
      <p role="status" className="mt-4 bg-citron px-6 py-3 font-semibold text-ink">
        {toast.text}
      </p>
    </noscript>
  )
}
