import { themeScript } from './theme.ts'

/**
 * After a navigation from another page of this site, the page opens from the position of the dot,
 * and its first screen does not arrive a second time (styles/motion.css): set before the position is
 * read, which the arrival would change. The event fires before external scripts run, so this one is
 * inline.
 */
const transitionScript =
  'onpagereveal=e=>{if(e.viewTransition){const o=document.documentElement;o.style="--arrival:0s";const r=document.querySelector(".dagesh")?.getBoundingClientRect();if(r)o.style=`--arrival:0s;--x:${r.x}px;--y:${r.y}px`}}'

/**
 * The scripts in the head of every document. The content security policy allows them by their
 * hashes.
 */
export const inlineScripts = [themeScript, transitionScript] as const
