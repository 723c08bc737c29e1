import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { holdInput } from '#parts/hold-input.ts'

const giveBack = holdInput(document.documentElement)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // React renders a document again that differs from what it expects, such as a translated one.
      onRecoverableError(error) {
        giveBack()
        reportError(error)
      },
    },
  )
})
