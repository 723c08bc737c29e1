import { themeScript } from './theme.ts'

/**
 * After a navigation from another page of this site, the page opens from the position of the dot
 * (styles/motion.css). The event fires before external scripts run, so this one is inline.
 */
const transitionScript =
  'onpagereveal=e=>{const r=e.viewTransition&&document.querySelector(".dagesh")?.getBoundingClientRect();if(r)document.documentElement.style=`--x:${r.x}px;--y:${r.y}px`}'

/**
 * The scripts in the head of every document. The content security policy allows them by their
 * hashes.
 */
export const inlineScripts = [themeScript, transitionScript] as const
