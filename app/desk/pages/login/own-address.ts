import { serverContext } from '#server/server-context.ts'
import { proveOwnAddress } from '#server/settings/own-address.ts'
import type { Route } from './+types/own-address.ts'

/** Answers the site's own question whether a public address leads to it. */
export function loader({ params, context }: Route.LoaderArgs) {
  const proof = proveOwnAddress(context.get(serverContext).settings, params.question)
  return new Response(proof, {
    status: proof === null ? 404 : 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
