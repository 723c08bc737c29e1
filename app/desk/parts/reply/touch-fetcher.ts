/** The requests of all replies share a fetcher, so that the page shows what the last one did. */
export const touchFetcherKey = 'touch'
