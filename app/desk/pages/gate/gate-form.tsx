import { Form, useNavigation } from 'react-router'
import type { AdminGate } from '#desk/words/he/gate.ts'
import { gateModes, type GateSettings } from '#domain/gate/gate-settings.ts'
import { Button } from '#ui/button.tsx'

type Props = { copy: AdminGate['form']; settings: GateSettings }

export function GateForm({ copy, settings }: Props) {
  const isBusy = useNavigation().formData !== undefined
  return (
    <Form method="post" preventScrollReset className="group">
      <fieldset>
        <legend className="sr-only">{copy.mode}</legend>
        {gateModes.map((mode) => (
          <Choice
            key={mode}
            type="radio"
            name="mode"
            value={mode}
            isChosen={settings.mode === mode}
            words={copy.modes[mode]}
          />
        ))}
      </fieldset>
      <fieldset className="mt-8">
        <legend className="border-b border-line pb-2 text-small font-semibold w-full">
          {copy.more}
        </legend>
        <Choice
          type="checkbox"
          name="crawlersPass"
          value="yes"
          isChosen={settings.crawlersPass}
          words={copy.crawlers}
        />
        <Choice
          type="checkbox"
          name="countsOnly"
          value="yes"
          isChosen={settings.countsOnly}
          words={copy.countsOnly}
        />
      </fieldset>
      <Button type="submit" size="small" aria-busy={isBusy} isBusy={isBusy} className="mt-8">
        {isBusy ? copy.busy : copy.submit}
      </Button>
    </Form>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isChosen: boolean
  words: { name: string; text: string }
}

function Choice({ type, name, value, isChosen, words }: ChoiceProps) {
  const id = `${name}-${value}`
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-b border-line px-2 py-4 hover:bg-surface has-checked:bg-selected">
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-6"
      />
      <label htmlFor={id} className="cursor-pointer">
        <span className="block font-semibold">{words.name}</span>
        <span id={`${id}-text`} className="mt-0.5 block max-w-[44em] text-small text-fg-muted">
          {words.text}
        </span>
      </label>
    </div>
  )
}
