export type Theme = 'light' | 'dark'

/**
 * Runs in the head of every document before its styles, so that the first frame already has the
 * chosen theme. The choice lies in local storage (islands/behaviours/theme.ts) and never reaches
 * the server: documents are the same bytes for every visitor. Storage throws where a browser
 * refuses it. Where the dot stands, a transition from another page of ours opens this one
 * (styles/motion.css). The security policy allows this text by its hash. At most 200 bytes.
 */
export const themeScript =
  '{let d=document.documentElement;try{d.dataset.theme=localStorage.theme||""}catch{}' +
  'onpagereveal=()=>{let r=d.querySelector(".dagesh")?.getBoundingClientRect();if(r)d.style=`--x:${r.x}px;--y:${r.y}px`}}'
