/** What search engines and social networks show of a page. */
export type PageMeta = { title: string; description: string; keywords: readonly string[] }
