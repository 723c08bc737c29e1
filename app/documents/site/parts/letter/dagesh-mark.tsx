import { letterShapes } from './letter-shapes.ts'

const { box, face } = letterShapes['ב']
const [left, top, right, bottom] = box

/** בּ: the letter bet with the dagesh inside it. */
export function DageshMark({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      className={`dagesh-mark ${className}`}
    >
      <path d={face} className="dagesh-letter" />
      <circle
        cx={left + (right - left) * 0.4}
        cy={top + (bottom - top) * 0.52}
        r={36}
        className="scene-ball"
      />
    </svg>
  )
}
