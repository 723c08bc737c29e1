import type { Posts } from '#copy/he/posts.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { url: string; words: Posts['article']['share'] }

/**
 * Links to share the article; with scripts also the device's own share dialog
 * (behaviours/article.ts).
 */
export function ShareArticle({ url, words }: Props) {
  const address = encodeURIComponent(url)
  return (
    <section aria-labelledby="share-title" className="contents">
      <h2 id="share-title" className="font-semibold">
        {words.label}
      </h2>
      <p className="share-ways">
        <button type="button" hidden className="text-link" {...dataAttributes({ share: true })}>
          {words.native}
        </button>
        <a href={`https://wa.me/?text=${address}`} rel="noopener" className="text-link">
          {words.toWhatsapp}
        </a>
        <a
          href={`https://www.linkedin.com/sharing/share-offsite/?url=${address}`}
          rel="noopener"
          className="text-link"
        >
          {words.toLinkedin}
        </a>
        <button
          type="button"
          hidden
          className="text-link"
          {...dataAttributes({ 'copy-link': url })}
        >
          {words.copy}
        </button>
        <span
          role="status"
          className="share-status"
          {...dataAttributes({ copied: words.copied, 'not-copied': words.notCopied })}
        />
      </p>
    </section>
  )
}
