import { mostScreens, screenUsers } from '#domain/pricing/screen-counts.ts'
import { pageUrl } from '#i18n/links.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import type { CalculatorData } from './estimate-calculator-page.tsx'

/** A form that the browser sends as a query: the estimate has an address to share. */
export function CalculatorForm({ lang, body: { form }, counts }: CalculatorData) {
  return (
    <div className="@container lg:col-span-6">
      <h2 id="count-title" className="headline-h2">
        {form.title}
      </h2>
      <p className="mt-4 max-w-[34em] text-pretty text-fg-muted">{form.help}</p>
      <form
        method="get"
        action={`${pageUrl(lang, 'estimate-calculator')}#estimate`}
        className="mt-8"
      >
        <div className="grid gap-5">
          {screenUsers.map((user) => (
            <InputField
              key={user}
              id={`screens-${user}`}
              name={user}
              type="number"
              inputMode="numeric"
              min={0}
              max={mostScreens}
              required
              label={form.users[user].name}
              note={form.users[user].hint}
              defaultValue={counts[user]}
              dir="ltr"
              className="grid gap-x-6 @md:grid-cols-[1fr_8rem] @md:items-center rtl:[&_input]:text-end"
            />
          ))}
        </div>
        <Button type="submit" className="mt-8 w-full @md:w-auto">
          {form.submit}
        </Button>
      </form>
    </div>
  )
}
