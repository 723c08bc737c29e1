import { themeScript } from './theme.ts'

/**
 * Pages of this site open with a transition. Chromium reads this rule when it shows the first frame,
 * and only from style sheets that it has applied by then: those of a file may not be, while another
 * is still loading (w3c/csswg-drafts#13758). So the rule of documents/site/styles/motion.css is set here too.
 */
const transitionRule =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/**
 * After a navigation from another page of this site, the page opens from the position of the dot,
 * and its first screen does not arrive a second time (documents/site/styles/motion.css): set before the position is
 * read, which the arrival would change. The event fires before external scripts run, so this one is
 * inline.
 */
const revealScript =
  'onpagereveal=e=>{if(e.viewTransition){const o=document.documentElement;o.style="--arrival:0s";const r=document.querySelector(".dagesh")?.getBoundingClientRect();if(r)o.style=`--arrival:0s;--x:${r.x}px;--y:${r.y}px`}}'

const transitionScript = `${revealScript};{const s=new CSSStyleSheet;s.replaceSync("${transitionRule}");document.adoptedStyleSheets=[s]}`

/**
 * The scripts in the head of every document. The content security policy allows them by their
 * hashes.
 */
export const inlineScripts = [themeScript, transitionScript] as const
