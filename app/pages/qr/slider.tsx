type Props = { name: string; label: string; value: number; min: number; max: number }

export function Slider({ name, label, value, min, max }: Props) {
  return (
    <label className="qr-slider">
      <span>
        {label} <output name={`${name}.value`}>{value}</output>
      </span>
      <input type="range" name={name} min={min} max={max} defaultValue={value} />
    </label>
  )
}
