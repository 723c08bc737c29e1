/** The metadata of a page for search engines and social networks. */
export type PageMeta = { title: string; description: string; keywords: readonly string[] }
