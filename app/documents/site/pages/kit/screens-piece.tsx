import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { Errors } from '#copy/he/errors.ts'
import type { Links } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { ErrorScreen } from '#documents/site/parts/error-screen.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { KitWords } from './kit-words.ts'
import { Piece } from './piece.tsx'

type Props = {
  lang: Lang
  errors: Errors
  links: Links
  empty: AdminCopy['emails']['empty']
  words: KitWords
}

export function ScreensPiece({ lang, errors, links, empty, words }: Props) {
  return (
    <>
      <Piece id="empty" title={words.piece.empty}>
        <EmptyState title={empty.title} text={empty.text} />
      </Piece>
      <Piece id="error" title={words.piece.error}>
        <ErrorScreen lang={lang} opening={errors.server} copy={errors} links={links} />
      </Piece>
    </>
  )
}
