declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    variationAxes: Readonly<Record<string, Axis>>
    keepFeatures?: readonly string[]
    dropTables?: readonly string[]
    noHinting: boolean
  }
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: Options,
  ): Promise<Buffer>
}
