import { themeScript } from './theme.ts'

/**
 * Runs in the head too: when another page of ours led here, the dot says where this one opens
 * (styles/motion.css). The event fires before scripts in files run.
 */
const transitionScript =
  'onpagereveal=e=>{const r=e.viewTransition&&document.querySelector(".dagesh")?.getBoundingClientRect();if(r)document.documentElement.style=`--x:${r.x}px;--y:${r.y}px`}'

/** In the head of every document. The security policy allows their texts by their hashes. */
export const inlineScripts = [themeScript, transitionScript] as const
