import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'

type Props = { words: CrystalWorkshopPage['place']['map'] }

/**
 * A sketch of the way from the station, north up. Decorative: the text beside it describes the way.
 */
export function WayMap({ words }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 420 300" className="way-map">
      <path
        className="way-sea"
        d="M0 0h74c-6 40 14 62 8 104-4 34-30 50-26 92 2 40 20 60 12 104H0z"
      />
      <path
        className="way-street"
        d="M98 300C108 220 92 150 118 92 132 60 128 30 140 0M104 236 420 196M112 130l196-26 112 20M214 300 196 0M312 300 300 0M196 174l112-14"
      />
      <path className="way-walk" d="M352 206 314 210 308 160 202 173" />
      <circle className="way-station" cx="356" cy="206" r="7" />
      <circle className="way-moon" cx="190" cy="174" r="15" />
      <path className="way-crystal" d="m190 162 6 9-3 13h-6l-3-13z" />
      <text x="42" y="150">
        {words.sea}
      </text>
      <text x="338" y="240">
        {words.station}
      </text>
      <text x="250" y="88">
        {words.market}
      </text>
      <text x="190" y="216" className="way-us">
        {words.us}
      </text>
    </svg>
  )
}
