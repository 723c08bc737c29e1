import type { ComponentProps } from 'react'
import { DrawingSvg } from '#parts/qr/drawing-svg.tsx'

type Props<Value extends string> = {
  title: string
  names: Readonly<Record<Value, string>>
  name: string
  values: readonly Value[]
  chosen: Value
  swatch?: (value: Value) => ComponentProps<typeof DrawingSvg>['drawing']
}

/** Radio buttons for a few values, with a picture of each where the value is a shape. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { title, names, name, values, chosen, swatch } = props
  return (
    <fieldset>
      <legend className="qr-label">{title}</legend>
      <div className="qr-choices">
        {values.map((value) => (
          <label key={value} className="qr-chip">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>
              {swatch ? <DrawingSvg drawing={swatch(value)} className="qr-swatch" /> : null}
              {names[value]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
