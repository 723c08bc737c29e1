export type Theme = 'light' | 'dark'

/**
 * Runs in the head of every document before its styles, so that the first frame already has the
 * chosen theme. The choice lies in local storage (islands/behaviours/theme.ts) and never reaches
 * the server: documents are the same bytes for every visitor. When another page of ours led here,
 * the dot says where this one opens (styles/motion.css). The security policy allows this text by
 * its hash. At most 400 bytes. Storage throws where a browser refuses it.
 */
export const themeScript =
  '{const d=document.documentElement;try{const t=localStorage.theme;/^(dark|light)$/.test(t)&&(d.dataset.theme=t)}catch{}' +
  'onpagereveal=e=>{const r=e.viewTransition&&d.querySelector(".dagesh")?.getBoundingClientRect();if(r)d.style.cssText=`--x:${r.x}px;--y:${r.y}px`}}'
