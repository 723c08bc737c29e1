import { useState } from 'react'
import { useSubmit } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminPush } from '#desk/words/he/push.ts'
import { useHydrated } from '#desk/parts/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { readBrowserFacts, supportOf } from './notice-support.ts'
import { subscribe } from './subscribe.ts'

type Props = {
  lang: DeskLang
  copy: AdminPush
  publicKey: string
  /** Whether the server has a device for this browser. */
  isOn: boolean
}

/** Turns notices on for this browser, or says what is in the way. */
export function ThisDevice({ lang, copy, publicKey, isOn }: Props) {
  const isHydrated = useHydrated()
  return (
    <section aria-labelledby="this-device" className="max-w-220 border-t-2 border-line-strong pt-4">
      <h2 id="this-device" className="text-[1.25rem] font-semibold">
        {copy.this}
      </h2>
      <div className="mt-3 min-h-7">
        <noscript>
          <p className="max-w-[40em]">{copy.problems.script}</p>
        </noscript>
        {isHydrated ? <Controls lang={lang} copy={copy} publicKey={publicKey} isOn={isOn} /> : null}
      </div>
    </section>
  )
}

function Controls({ lang, copy, publicKey, isOn }: Props) {
  const submit = useSubmit()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const support = supportOf(readBrowserFacts())
  if (support === 'install') return <InstallSteps copy={copy.install} />
  if (support !== 'ready')
    return <p className="max-w-[40em] font-medium">{copy.problems[support]}</p>
  if (isOn && Notification.permission === 'granted') return <p className="font-medium">{copy.on}</p>

  async function turnOn() {
    setState('busy')
    try {
      const subscribed = await subscribe(lang, publicKey)
      setState('idle')
      if (subscribed !== 'denied')
        await submit({ intent: 'add', ...subscribed }, { method: 'post' })
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <p>{copy.off}</p>
      <Button
        type="button"
        isBusy={state === 'busy'}
        className="mt-4"
        onClick={() => void turnOn()}
      >
        {state === 'busy' ? copy.busy : copy.turnOn}
      </Button>
      <p role="alert" className="mt-3 max-w-[40em] font-medium text-danger empty:hidden">
        {state === 'failed' ? copy.failed : null}
      </p>
    </>
  )
}

function InstallSteps({ copy }: { copy: AdminPush['install'] }) {
  return (
    <>
      <p className="font-medium">{copy.title}</p>
      <ol className="mt-3 grid max-w-[40em] list-decimal gap-2 ps-6">
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
