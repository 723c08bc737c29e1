import type { Quotes } from '#copy/he/quotes.ts'
import { fill } from '#i18n/fill.ts'
import type { TypedDecline } from '#domain/quotes/decline.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import { Headline } from '#documents/site/parts/opening/headline.tsx'

/** Why a posted choice, acceptance or decline was refused, and what to fill in again. */
export type QuoteRefusal = {
  error: string | null
  fieldError: string | null
  name: string
  wordsError: string | null
  /** What a refused decline said; null: nothing was declined. */
  decline: TypedDecline | null
}

type Props = { copy: Quotes; hashCode: string; refusal: QuoteRefusal | null }

export function QuoteAccept({ copy: { accept }, hashCode, refusal }: Props) {
  const [strong = '', light = ''] = accept.title
  return (
    <section
      aria-labelledby="accept-title"
      className="mx-gutter border-t-2 border-line-strong pt-12 print:hidden"
    >
      <Headline id="accept-title" title={[strong, light]} as="h2" size="h2" dot={false} />
      <p className="mt-5 max-w-[34em] text-lede text-pretty">{accept.lead}</p>
      {refusal?.error ? (
        <p role="alert" className="mt-5 border-s-4 border-danger ps-4 font-semibold">
          {refusal.error}
        </p>
      ) : null}
      <div className="mt-7 grid items-start gap-x-6 gap-y-5 md:grid-cols-[minmax(0,24rem)_auto]">
        <InputField
          id="signer"
          name="name"
          label={accept.name}
          autoComplete="name"
          dir="auto"
          maxLength={100}
          defaultValue={refusal?.name ?? ''}
          error={refusal?.fieldError ?? undefined}
        />
        <Button type="submit" name="intent" value="accept" className="justify-self-start md:mt-8">
          {accept.submit}
        </Button>
      </div>
      <p className="mt-5 mb-10 text-small text-fg-muted">
        {fill(accept.record, { hash: '' })}
        <bdi dir="ltr">{hashCode}</bdi>
      </p>
    </section>
  )
}
