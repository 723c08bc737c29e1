type Props = { name: string; label: string; value: number; min: number; max: number }

/**
 * The output is outside the label, because a label may hold only one labelable element, and an
 * output is one.
 */
export function Slider({ name, label, value, min, max }: Props) {
  const id = `qr-${name}`
  return (
    <div className="qr-slider">
      <span>
        <label htmlFor={id}>{label}</label>{' '}
        <output name={`${name}.value`} htmlFor={id}>
          {value}
        </output>
      </span>
      <input type="range" id={id} name={name} min={min} max={max} defaultValue={value} />
    </div>
  )
}
