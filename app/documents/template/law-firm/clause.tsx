import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'

type Words = LawFirmPage['clause']
type Part = Words['parts'][number]

const versions = ['received', 'marked', 'clean'] as const

/**
 * A clause of a lease in three versions: as received, with the lawyer's corrections, and as it will
 * be signed.
 */
export function Clause({ words }: { words: Words }) {
  return (
    <section className="clause" aria-labelledby="clause-title">
      <div className="clause-head">
        <h2 id="clause-title">{words.title}</h2>
        <p>{words.text}</p>
        <fieldset className="versions">
          <legend>{words.choose}</legend>
          {versions.map((version) => (
            <label key={version} className="version">
              <input
                type="radio"
                name="version"
                value={version}
                defaultChecked={version === 'marked'}
                className={`show-${version}`}
              />
              <span>{words.versions[version]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="sheet">
        <p className="sheet-name">{words.draft}</p>
        <h3>{words.heading}</h3>
        {words.parts.map((part) => (
          <ClausePart key={part.mark} part={part} />
        ))}
      </div>
    </section>
  )
}

function ClausePart({ part: { mark, text, cut, put, note } }: { part: Part }) {
  return (
    <div className="clause-part">
      <p className="clause-text">
        {text} <del>{cut}</del> <ins>{put}</ins>
      </p>
      <p className="clause-note">
        <span className="clause-mark">{mark}</span> {note}
      </p>
    </div>
  )
}
