import { colours, oklch } from '../drawing/colours.ts'
import { grain } from '../drawing/grain.ts'

/** Skin in the light, and in the shade. */
const skins = {
  ivory: [oklch(0.9, 0.04, 65), oklch(0.76, 0.075, 42)],
  fair: [oklch(0.86, 0.055, 60), oklch(0.7, 0.085, 45)],
  olive: [oklch(0.78, 0.075, 58), oklch(0.6, 0.095, 45)],
  brown: [oklch(0.66, 0.085, 52), oklch(0.48, 0.09, 40)],
  deep: [oklch(0.52, 0.075, 48), oklch(0.37, 0.07, 38)],
} as const

export type Hair = 'bob' | 'short' | 'crop' | 'curls' | 'bun' | 'long' | 'scarf' | 'wave' | 'none'

export type Person = {
  skin: keyof typeof skins
  hair: Hair
  hairColour: string
  backdrop: string
  top: string
  sun: string
  beard?: true
  moustache?: true
  glasses?: true
  earrings?: string
  lines?: true
  collar?: 'shirt' | 'v'
}

type Frame = { width: number; height: number; x: number; y: number }

const square: Frame = { width: 400, height: 400, x: 200, y: 196 }
const tall: Frame = { width: 400, height: 500, x: 200, y: 218 }

type Point = (x: number, y: number) => string

function at(frame: Frame): Point {
  return (x, y) => `${frame.x + x} ${frame.y + y}`
}

const head = (p: Point): string =>
  `M${p(-74, -40)}C${p(-74, -120)} ${p(74, -120)} ${p(74, -40)}L${p(72, 14)}C${p(68, 70)} ${p(34, 100)} ${p(0, 100)}C${p(-34, 100)} ${p(-68, 70)} ${p(-72, 14)}Z`

function shoulders(p: Point, { height }: Frame): string {
  return `M${p(-172, 0).split(' ')[0]} ${height}C${p(-170, 172)} ${p(-112, 146)} ${p(-38, 126)}Q${p(0, 162)} ${p(38, 126)}C${p(112, 146)} ${p(170, 172)} ${p(172, 0).split(' ')[0]} ${height}Z`
}

const longBack = (p: Point): string =>
  `M${p(-102, 176)}C${p(-128, -60)} ${p(-96, -144)} ${p(0, -140)}C${p(96, -144)} ${p(128, -60)} ${p(102, 176)}Z`

function curls({ x, y }: Frame): string {
  const rounds = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (-0.1 + (1.2 * index) / 12)
    return `M${x + Math.cos(angle) * 92 - 36} ${y - 30 - Math.sin(angle) * 88}a36 36 0 1 0 72 0a36 36 0 1 0 -72 0`
  })
  return `${rounds.join('')}M${x - 70} ${y - 70}H${x + 70}V${y - 120}H${x - 70}Z`
}

const hairPaths: Record<Hair, (p: Point, frame: Frame) => string> = {
  none: () => '',
  bob: (p) =>
    `M${p(-96, 70)}C${p(-120, -60)} ${p(-90, -140)} ${p(0, -138)}C${p(90, -140)} ${p(120, -60)} ${p(96, 70)}L${p(66, 70)}C${p(80, 0)} ${p(66, -50)} ${p(20, -66)}C${p(-10, -40)} ${p(-50, -34)} ${p(-72, -36)}C${p(-78, 10)} ${p(-72, 40)} ${p(-66, 70)}Z`,
  short: (p) =>
    `M${p(-80, -20)}C${p(-98, -118)} ${p(-30, -146)} ${p(14, -136)}C${p(70, -132)} ${p(96, -80)} ${p(80, -14)}L${p(70, -16)}C${p(72, -52)} ${p(56, -74)} ${p(30, -78)}C${p(-6, -62)} ${p(-50, -76)} ${p(-66, -52)}L${p(-70, -18)}Z`,
  crop: (p) =>
    `M${p(-77, -8)}C${p(-88, -92)} ${p(-48, -122)} ${p(0, -122)}C${p(48, -122)} ${p(88, -92)} ${p(77, -8)}L${p(70, -14)}C${p(70, -48)} ${p(60, -74)} ${p(44, -82)}C${p(16, -90)} ${p(-16, -90)} ${p(-44, -82)}C${p(-60, -74)} ${p(-70, -48)} ${p(-70, -14)}Z`,
  wave: (p) =>
    `M${p(-92, 96)}C${p(-128, 40)} ${p(-84, 10)} ${p(-100, -40)}C${p(-112, -110)} ${p(-52, -150)} ${p(10, -140)}C${p(84, -146)} ${p(116, -92)} ${p(100, -36)}C${p(90, 14)} ${p(126, 46)} ${p(92, 96)}C${p(62, 92)} ${p(76, 44)} ${p(70, 0)}C${p(66, -48)} ${p(34, -70)} ${p(-6, -92)}C${p(-24, -62)} ${p(-60, -54)} ${p(-70, -8)}C${p(-78, 42)} ${p(-62, 92)} ${p(-92, 96)}Z`,
  curls: (_, frame) => curls(frame),
  bun: (p) =>
    `M${p(-80, -6)}C${p(-96, -110)} ${p(-40, -130)} ${p(0, -130)}C${p(40, -130)} ${p(96, -110)} ${p(80, -6)}L${p(70, -16)}C${p(60, -66)} ${p(10, -84)} ${p(-6, -84)}C${p(-40, -80)} ${p(-66, -50)} ${p(-70, -16)}ZM${p(-40, -146)}a40 36 0 1 1 80 0a40 36 0 1 1 -80 0`,
  long: (p) =>
    `M${p(-102, 176)}C${p(-128, -60)} ${p(-96, -144)} ${p(0, -140)}C${p(96, -144)} ${p(128, -60)} ${p(102, 176)}L${p(40, 152)}L${p(68, 60)}C${p(80, -20)} ${p(60, -70)} ${p(-4, -86)}C${p(-60, -70)} ${p(-80, -20)} ${p(-68, 60)}L${p(-40, 152)}Z`,
  scarf: (p) =>
    `M${p(-104, 176)}C${p(-110, 120)} ${p(-96, 96)} ${p(-92, 60)}C${p(-116, -60)} ${p(-88, -134)} ${p(0, -134)}C${p(88, -134)} ${p(116, -60)} ${p(92, 60)}C${p(96, 96)} ${p(110, 120)} ${p(104, 176)}Q${p(0, 214)} ${p(-104, 176)}ZM${p(-62, 30)}C${p(-58, 74)} ${p(-30, 98)} ${p(0, 98)}C${p(30, 98)} ${p(58, 74)} ${p(62, 30)}C${p(72, -20)} ${p(58, -72)} ${p(0, -76)}C${p(-58, -72)} ${p(-72, -20)} ${p(-62, 30)}Z`,
}

const stroke = (colour: string, width: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`

function mouth(p: Point, shade: string, person: Person): string {
  const smile = `<path d="M${p(-20, 56)}Q${p(1, 71)} ${p(22, 55)}" ${stroke(shade, 6.5)}/>`
  const upper = `M${p(-30, 46)}Q${p(-14, 32)} ${p(0, 40)}Q${p(14, 32)} ${p(30, 46)}Q${p(14, 48)} ${p(0, 46)}Q${p(-14, 48)} ${p(-30, 46)}Z`
  if (person.moustache) return `${smile}<path d="${upper}" fill="${person.hairColour}"/>`
  if (!person.beard) return smile
  const beard = `M${p(-73, 2)}C${p(-68, 74)} ${p(-36, 112)} ${p(0, 112)}C${p(36, 112)} ${p(68, 74)} ${p(73, 2)}C${p(58, 34)} ${p(30, 34)} ${p(0, 34)}C${p(-30, 34)} ${p(-58, 34)} ${p(-73, 2)}Z`
  return `<path d="${beard}" fill="${person.hairColour}"/><path d="M${p(-20, 57)}Q${p(0, 69)} ${p(20, 57)}" ${stroke(shade, 7)}/>`
}

function eyes(p: Point, shade: string, person: Person): string {
  const lids = `<path d="M${p(-45, -4)}q12 -9 24 0M${p(21, -4)}q12 -9 24 0" ${stroke(colours.ink, 6.5)}/>`
  const age = person.lines
    ? `<path d="M${p(-34, 30)}q-10 6 -11 17M${p(38, 30)}q10 6 11 17" ${stroke(shade, 3.5)}/>`
    : ''
  if (!person.glasses) return lids + age
  const [left, right] = [p(-33, -6).split(' '), p(33, -6).split(' ')]
  const lens = ([x, y]: string[]): string => `<circle cx="${x}" cy="${y}" r="24"/>`
  return `${lids}${age}<g ${stroke(colours.ink, 6)}>${lens(left)}${lens(right)}<path d="M${p(-9, -8)}Q${p(0, -14)} ${p(9, -8)}"/></g>`
}

function clothes(p: Point, frame: Frame, person: Person): string {
  const cut = shoulders(p, frame)
  const shade = `<clipPath id="body"><path d="${cut}"/></clipPath><path clip-path="url(#body)" d="M${p(20, 120)}L${p(240, 60)}L${p(240, 320)}L${p(-40, 320)}Z" fill="${colours.ink}" opacity=".26"/>`
  return `<path d="${cut}" fill="${person.top}"/>${shade}`
}

function collar(p: Point, person: Person): string {
  if (person.collar === 'shirt')
    return `<path d="M${p(-42, 118)}L${p(0, 158)}L${p(-34, 186)}L${p(-62, 136)}ZM${p(42, 118)}L${p(0, 158)}L${p(34, 186)}L${p(62, 136)}Z" fill="${colours.paper}"/>`
  if (person.collar === 'v')
    return `<path d="M${p(-37, 124)}L${p(0, 196)}L${p(37, 124)}Z" fill="${skins[person.skin][1]}"/>`
  return ''
}

function earrings(p: Point, colour: string | undefined): string {
  if (colour === undefined) return ''
  const drop = (x: number): string => {
    const [cx, cy] = p(x, 42).split(' ')
    return `<circle cx="${cx}" cy="${cy}" r="9"/>`
  }
  return `<g fill="${colour}">${drop(-76)}${drop(76)}</g>`
}

function face(p: Point, person: Person): string {
  const [light, shade] = skins[person.skin]
  const half = `M${p(14, -140)}L${p(6, -24)}L${p(22, 26)}L${p(2, 36)}L${p(10, 112)}H${p(120, 0).split(' ')[0]}V${p(0, -140).split(' ')[1]}Z`
  const neck = `M${p(-36, 60)}V${p(0, 142).split(' ')[1]}H${p(36, 0).split(' ')[0]}V${p(0, 60).split(' ')[1]}Z`
  return `<path d="${neck}" fill="${shade}"/>${collar(p, person)}<clipPath id="head"><path d="${head(p)}"/></clipPath><path d="${head(p)}" fill="${light}"/><path clip-path="url(#head)" d="${half}" fill="${shade}"/>${eyes(p, shade, person)}${mouth(p, shade, person)}`
}

/** A portrait lit from one side, as SVG. All portraits share one drawing; a person is data. */
export function drawPortrait(person: Person, shape: 'square' | 'tall'): string {
  const frame = shape === 'square' ? square : tall
  const { width, height } = frame
  const p = at(frame)
  const behind =
    person.hair === 'long' || person.hair === 'wave'
      ? `<path d="${longBack(p)}" fill="${person.hairColour}"/><path d="${longBack(p)}" fill="${colours.ink}" opacity=".3"/>`
      : ''
  const lit = `<path d="M${width} 0V${height * 0.82}L${width * 0.3} ${height}H0V${height * 0.9}L${width * 0.9} 0Z" fill="${colours.ink}" opacity=".1"/>`
  const sun = `<circle cx="${shape === 'square' ? 322 : 78}" cy="${shape === 'square' ? 84 : 92}" r="48" fill="${person.sun}"/>`
  const hair = `<path d="${hairPaths[person.hair](p, frame)}" fill="${person.hairColour}" fill-rule="${person.hair === 'scarf' ? 'evenodd' : 'nonzero'}"/>`
  const body = `${behind}${clothes(p, frame, person)}${face(p, person)}${hair}${earrings(p, person.earrings)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${person.backdrop}"/>${lit}${sun}${body}${grain(width, height)}</svg>`
}
