import { use } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { StudioContext } from '#parts/studio-context.ts'

/** An error page in both languages, without copy, layout or loader data. */
export function BareError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const name = use(StudioContext)?.name
  return (
    <main className="tone-lilac grid min-h-svh content-center">
      <title>{name ? `${status} | ${name.he} · ${name.en}` : status}</title>
      {status < 500 ? <meta name="robots" content="noindex" /> : null}
      <div className="wrap">
        <h1 className="headline-d1">
          {status}
          <span aria-hidden="true" className="dot ms-1" />
        </h1>
        <p lang="he" dir="rtl" className="mt-8 text-lede">
          משהו השתבש אצלנו. אפשר לנסות שוב בעוד רגע.
        </p>
        <p lang="en" dir="ltr" className="mt-2 text-lede">
          Something went wrong on our side. Please try again in a moment.
        </p>
        <a href="/" className="pill mt-8">
          <span lang="he">לדף הבית</span> · <span lang="en">Home</span>
        </a>
      </div>
    </main>
  )
}
