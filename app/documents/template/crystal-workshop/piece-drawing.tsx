import type { ReactNode } from 'react'

/** The three pieces that guests can make, hanging from the wire above them. */
const drawings: readonly ReactNode[] = [
  <>
    <path className="chain" d="M52 0 100 122 148 0" />
    <circle className="silver" cx="100" cy="131" r="9" />
    <g className="stone-amethyst">
      <polygon className="face-4" points="100,146 68,186 92,192" />
      <polygon className="face-3" points="100,146 92,192 132,184" />
      <polygon className="face-2" points="68,186 92,192 96,262 76,246" />
      <polygon className="face-3" points="92,192 132,184 124,246 96,262" />
      <polygon className="face-1" points="76,246 96,262 124,246 100,284" />
      <polygon className="face-5" points="100,202 114,198 108,240 101,246" />
    </g>
    <path className="silver" d="M100 140C54 172 56 252 100 296 144 252 146 172 100 140Z" />
    <path
      className="silver"
      d="M90 141q10 8 20 0M88 148q12 9 24 0M66 206q34 20 68-8M66 222q34 20 68-8M100 296c0 12 14 12 14 2"
    />
  </>,
  <>
    <path className="thread" d="M100 0v92" />
    <circle className="silver silver-thick" cx="100" cy="156" r="62" />
    <g className="stone-rose">
      <polygon className="face-4" points="74,206 100,196 100,222 82,226" />
      <polygon className="face-3" points="100,196 126,206 118,226 100,222" />
      <polygon className="face-2" points="74,206 82,226 78,244 64,228" />
      <polygon className="face-3" points="82,226 100,222 118,226 122,244 78,244" />
      <polygon className="face-1" points="126,206 118,226 122,244 136,228" />
      <polygon className="face-5" points="88,228 99,226 96,238 86,238" />
    </g>
    <path
      className="silver"
      d="m134 200 8 10M140 195l9 8M145 189l10 7M150 182l10 5M66 200l-8 10M60 195l-9 8M55 189l-10 7M50 182l-10 5"
    />
  </>,
  <>
    <path className="thread" d="M100 0v158" />
    <circle className="bead" cx="100" cy="52" r="6" />
    <circle className="bead" cx="100" cy="74" r="10" />
    <circle className="bead" cx="100" cy="96" r="6" />
    <g className="stone-clear">
      <polygon className="face-2" points="80,172 92,176 90,262 74,250" />
      <polygon className="face-4" points="92,176 114,174 112,264 90,262" />
      <polygon className="face-1" points="114,174 122,168 128,248 112,264" />
      <polygon className="face-3" points="74,250 90,262 102,312" />
      <polygon className="face-5" points="90,262 112,264 102,312" />
      <polygon className="face-2" points="112,264 128,248 102,312" />
      <polygon className="face-5" points="97,188 104,186 102,250 96,246" />
    </g>
    <path
      className="silver"
      d="M80 170q20 12 42-2M79 180q21 12 44-2M78 190q22 12 46-2M90 168q10-18 20 0"
    />
    <path
      className="light-spot"
      d="M20 286l10-4 6 8-10 5zM38 258l6-3 4 6-7 3zM170 276l10-6 5 9-10 5zM152 304l6-2 4 5-7 4zM54 308l8-2 3 6-8 3z"
    />
  </>,
]

export function PieceDrawing({ index }: { index: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 324" className="piece-drawing">
      {drawings[index]}
    </svg>
  )
}
