import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { confirmField, type ConfirmView } from './confirm-view.ts'
import { PasswordField } from './password-field.tsx'

/**
 * Asks for the password, then submits the posted form again. Submitted as a document: the page
 * below has lost its data, and the router does not load it again after a refused action.
 */
export function ConfirmPassword({ view }: { view: ConfirmView }) {
  const { confirm: copy, words, fields, action, problem } = view
  const [page = ''] = action.replace(/\/(?:export|file)$/, '').split('?')
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col justify-center px-6 py-10">
      <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 text-fg-muted">{copy.lead}</p>
      <Form method="post" action={action} reloadDocument className="mt-8 grid gap-5">
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <PasswordField
          id={confirmField}
          name={confirmField}
          label={copy.password}
          copy={words}
          error={problem ?? undefined}
          autoComplete="current-password"
          autoFocus
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="small">
            {copy.submit}
          </Button>
          <a href={page} className="text-link inline-flex min-h-11 items-center text-small">
            {copy.back}
          </a>
        </div>
      </Form>
    </main>
  )
}
