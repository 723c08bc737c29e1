import { data } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { serverContext } from '#server/server-context.ts'
import { endRoundTrip } from '#server/settings/round-trip.ts'
import type { Route } from './+types/round-trip-page.ts'
import { LoginFrame } from './login-frame.tsx'

/** Where the link of a test email leads. No session is needed, because it is opened on a phone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const server = context.get(serverContext)
  const { admin, adminMail } = deskCopyFor(lang)
  const { title, text, gone, goneText } = adminMail.arrived
  const isArrived = await endRoundTrip(server, params.token)
  const page = {
    lang,
    panel: admin.login.panel,
    words: isArrived ? { title, text } : { title: gone, text: goneText },
    title: `${isArrived ? title : gone} · ${studio().name[lang]}`,
  }
  return data(page, { status: isArrived ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function RoundTripPage({ loaderData: page }: Route.ComponentProps) {
  const { lang, panel, words } = page
  return (
    <LoginFrame
      lang={lang}
      panel={panel}
      title={words.title}
      lead={words.text}
      notice={null}
      otherLangUrl={null}
      footer={null}
    >
      {null}
    </LoginFrame>
  )
}
