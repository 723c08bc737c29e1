/** What a toast would say, where no script shows it. */
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
