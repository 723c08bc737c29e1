import type { QrWords } from '#content/pages/qr-generator/he.ts'
import { codeLevels } from '#domain/qr/code-capacity.ts'
import * as styles from '#domain/qr/code-style.ts'
import { fill } from '#i18n/fill.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { InputField, SelectField } from '#ui/field.tsx'
import { FileField } from '#ui/file-field.tsx'
import { dotSwatch, eyeSwatch, presetSwatch } from '#parts/qr/draw-swatch.ts'
import { DrawingSvg } from '#parts/qr/drawing-svg.tsx'
import { Choices } from './choices.tsx'
import { Slider } from './slider.tsx'

type Words = QrWords['style']

const first = styles.firstStyle
const colours = ['foreground', 'background', 'eye', 'accent'] as const

/** The style of the code: finished designs first, then each part of it. */
export function StyleForm({ words }: { words: Words }) {
  return (
    <section aria-labelledby="qr-style" className="qr-style">
      <h2 id="qr-style" className="headline-h3">
        {words.title}
      </h2>
      <Presets words={words.presets} />
      <Choices
        {...words.dots}
        name="style.dots"
        values={styles.dotShapes}
        chosen={first.dots}
        swatch={dotSwatch}
      />
      <div className="qr-pair">
        <Choices
          {...words.eyes}
          name="style.eyes"
          values={styles.eyeShapes}
          chosen={first.eyes}
          swatch={(eyes) => eyeSwatch({ eyes, pupils: 'square' })}
        />
        <Choices
          {...words.pupils}
          name="style.pupils"
          values={styles.pupilShapes}
          chosen={first.pupils}
          swatch={(pupils) => eyeSwatch({ eyes: 'square', pupils })}
        />
      </div>
      <Colours words={words.colours} />
      <Middle words={words.middle} />
      <Frame words={words.frame} />
      <div className="qr-pair">
        <Slider name="style.margin" label={words.margin} value={first.margin} {...styles.margins} />
        <SelectField
          id="qr-level"
          name="style.level"
          label={words.level}
          note={words.levelNote}
          defaultValue={first.level}
        >
          {codeLevels.map((level) => (
            <option key={level} value={level}>
              {words.levels[level]}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  )
}

function Presets({ words }: { words: Words['presets'] }) {
  return (
    <div role="group" aria-labelledby="qr-presets">
      <h3 id="qr-presets" className="qr-label">
        {words.title}
      </h3>
      <div className="qr-presets">
        {styles.presetNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === 'dagesh'}
            className="qr-preset"
            {...dataAttributes({ 'qr-preset': name })}
          >
            <DrawingSvg drawing={presetSwatch(name)} />
            <span>{words.names[name]}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

function Colours({ words }: { words: Words['colours'] }) {
  return (
    <fieldset>
      <legend className="qr-label">{words.title}</legend>
      <div className="qr-colours">
        {colours.map((name) => (
          <div key={name} className="qr-colour">
            <input
              type="color"
              id={`qr-${name}`}
              name={`style.${name}`}
              defaultValue={first[name]}
            />
            <label htmlFor={`qr-${name}`}>{words.names[name]}</label>
            <input
              type="text"
              dir="ltr"
              spellCheck={false}
              maxLength={7}
              aria-label={fill(words.code, { name: words.names[name] })}
              defaultValue={first[name]}
              {...dataAttributes({ 'qr-colour': name })}
            />
          </div>
        ))}
      </div>
      <label className="qr-check">
        <input type="checkbox" name="style.isTransparent" className="tick" />
        {words.transparent}
      </label>
    </fieldset>
  )
}

function Middle({ words }: { words: Words['middle'] }) {
  return (
    <div className="qr-pair">
      <Choices {...words} name="style.middle" values={styles.middles} chosen={first.middle} />
      <div>
        <Slider
          name="style.middleSize"
          label={words.size}
          value={first.middleSize}
          {...styles.middleSizes}
        />
        <div hidden {...dataAttributes({ 'qr-logo': true })}>
          <FileField
            id="qr-logo"
            accept="image/*"
            label={words.logo}
            note={words.logoNote}
            choose={words.logoChoose}
            hint={words.logoHint}
            className="mt-4"
          />
        </div>
      </div>
    </div>
  )
}

function Frame({ words }: { words: Words['frame'] }) {
  return (
    <div className="qr-pair">
      <Choices {...words} name="style.frame" values={styles.frames} chosen={first.frame} />
      <div hidden {...dataAttributes({ 'qr-caption': true })}>
        <InputField
          id="qr-caption"
          name="style.caption"
          type="text"
          dir="auto"
          maxLength={styles.captionLength}
          label={words.caption}
        />
      </div>
    </div>
  )
}
