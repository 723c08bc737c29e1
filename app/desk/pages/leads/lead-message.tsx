import { textDirection } from '#i18n/text-direction.ts'

export function LeadMessage({ title, message }: { title: string; message: string }) {
  if (message === '') return null
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="font-semibold">{title}</h2>
      <p dir={textDirection(message)} className="mt-2 max-w-[40em] text-lede whitespace-pre-line">
        {message}
      </p>
    </section>
  )
}
