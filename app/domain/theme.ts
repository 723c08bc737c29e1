export type Theme = 'light' | 'dark'

/**
 * Runs in the head of every document before its styles, so that the first frame already has the
 * chosen theme. The choice is stored in local storage (documents/behaviours/theme.ts) and never
 * reaches the server: documents are the same bytes for every visitor. Access to the storage throws
 * where a browser blocks it. At most 200 bytes.
 */
export const themeScript =
  'try{const t=localStorage.theme;/^(dark|light)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}'
