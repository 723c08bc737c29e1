import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { StudioContext } from '#parts/studio-context.ts'
import { LoginFrame } from './login-frame.tsx'

test.each(['he', 'en'] as const)('every text of the %s sign-in is in a landmark', (lang) => {
  const { login } = deskCopyFor(lang).admin
  const { title, lead } = login.signIn
  const frame = { lang, panel: login.panel, title, lead, notice: null, otherLangUrl: '/' }
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <StudioContext value={company}>
        <LoginFrame {...frame} footer={null}>
          form
        </LoginFrame>
      </StudioContext>
    </MemoryRouter>,
  )
  const outside = markup.replaceAll(/<(main|aside)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '')
  expect(markup).toContain(login.panel.strong)
  expect(outside).toBe('')
})
