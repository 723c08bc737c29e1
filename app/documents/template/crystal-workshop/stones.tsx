import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'

type Words = CrystalWorkshopPage['stones']
type StoneId = keyof Words['items']

/** The faces of each crystal, from the darkest tone of its color, 1, to the lightest, 5. */
const faces: Record<StoneId, readonly (readonly [tone: 1 | 2 | 3 | 4 | 5, points: string])[]> = {
  amethyst: [
    [2, '62,4 22,78 34,92'],
    [4, '62,4 34,92 78,88'],
    [1, '62,4 78,88 102,74'],
    [1, '22,78 34,92 38,240 28,240'],
    [3, '34,92 78,88 80,240 38,240'],
    [2, '78,88 102,74 94,240 80,240'],
    [5, '44,128 58,112 58,204 46,240'],
    [4, '84,110 92,104 88,180'],
  ],
  rose: [
    [3, '48,86 14,132 40,142'],
    [4, '48,86 40,142 92,128'],
    [2, '48,86 92,128 106,118'],
    [2, '14,132 40,142 44,240 22,240'],
    [3, '40,142 92,128 96,240 44,240'],
    [1, '92,128 106,118 112,240 96,240'],
    [5, '52,156 70,150 60,222'],
  ],
  clear: [
    [3, '78,26 44,84 60,96'],
    [5, '78,26 60,96 96,92'],
    [2, '78,26 96,92 110,78'],
    [1, '44,84 60,96 50,240 26,240'],
    [3, '60,96 96,92 88,240 50,240'],
    [2, '96,92 110,78 104,240 88,240'],
    [5, '66,116 76,112 64,226 56,240'],
    [4, '90,120 95,110 92,170'],
  ],
  smoky: [
    [2, '56,112 20,156 38,166'],
    [4, '56,112 38,166 84,160'],
    [1, '56,112 84,160 104,148'],
    [1, '20,156 38,166 40,240 18,240'],
    [2, '38,166 84,160 88,240 40,240'],
    [1, '84,160 104,148 110,240 88,240'],
    [5, '46,176 56,172 50,232'],
    [3, '66,178 78,174 76,230 68,240'],
  ],
}

/** Four crystals on one ground line, with what a mineralogist says about them. */
export function Stones({ words }: { words: Words }) {
  // SAFETY: the texts have the same keys.
  const ids = Object.keys(faces) as StoneId[]
  return (
    <div className="stones">
      <div className="stones-head">
        <h3>{words.title}</h3>
        <p>{words.lead}</p>
      </div>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <svg aria-hidden="true" viewBox="0 0 124 240" className={`stone stone-${id}`}>
              {faces[id].map(([tone, points]) => (
                <polygon key={points} points={points} className={`face-${tone}`} />
              ))}
            </svg>
            <div>
              <h4>{words.items[id].name}</h4>
              <p className="stone-origin">
                {words.origin}: {words.items[id].origin}
              </p>
              <p>{words.items[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
