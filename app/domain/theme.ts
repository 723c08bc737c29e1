export type Theme = 'light' | 'dark'

/**
 * Runs in the head of every document before its styles, so that the first frame already has the
 * chosen theme. The choice lies in local storage (islands/behaviours/theme.ts) and never reaches
 * the server: documents are the same bytes for every visitor. Storage throws where a browser
 * refuses it. At most 200 bytes.
 */
export const themeScript =
  'try{const t=localStorage.theme;/^(dark|light)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}'
