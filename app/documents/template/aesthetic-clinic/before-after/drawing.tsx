import type { comparisons } from '#content/templates/aesthetic-clinic/figures.ts'

type Id = (typeof comparisons)[number]
type Version = 'before' | 'after'

/**
 * The lines of a drawing in a frame of 600 by 600. `half` is drawn on both sides of the face,
 * `shared` in both versions.
 */
type Lines = {
  half?: string
  shared: string
  before: string
  after: string
  fine?: { before?: string; after?: string }
}

const drawings: Record<Id, Lines> = {
  forehead: {
    half: [
      // Hair from the parting, and the side of the face.
      'M300 118C256 120 176 140 134 214c-22 42-30 116-24 206',
      'M300 112C246 84 160 100 112 190c-24 50-34 140-26 250 4 70-2 120-10 160',
      'M300 104C240 50 140 62 92 170c-28 60-38 160-32 270 2 70-4 120-14 160',
      'M300 94C240 20 112 40 64 156 36 226 30 330 34 440c2 70-4 120-16 160',
      'M128 228c-12 80-10 150 4 212 14 66 44 118 84 160',
      // Brow, closed eye with lashes.
      'M168 306c18-30 64-38 104-18-36-8-72-2-104 18zM170 366c16 28 78 30 98-2M166 350c24-20 74-24 100-4',
      'M182 378l-12 14M200 387l-8 17M220 391l-2 18M240 389l5 17M256 380l11 13',
      // Nose and mouth.
      'M284 376c-4 36-20 64-25 88-2 14 10 20 22 14M286 482c4 4 9 6 14 6',
      'M236 548c26-18 48-26 64-16M236 548c26 4 48 0 64 4M250 554c16 26 34 34 50 34',
    ].join(''),
    shared: '',
    before:
      'M190 178c36-10 66 6 108-2 40-8 76 6 112-2M174 212c42-10 80 6 124-2 46-8 88 6 128-2M180 246c42-9 76 7 118-1 44-8 82 6 122-2M288 272c-5 12-5 26 0 40M312 272c5 12 5 26 0 40',
    after: '',
    fine: { after: 'M236 196c40-6 72 4 128-2M250 232c30-4 56 3 98-1M293 284c-2 8-1 14 1 20' },
  },
  lips: {
    shared:
      'M120 300c60 6 130-8 158-2 14 4 30 4 44 0 28-6 98 8 158 2M96 292c8 6 16 8 24 8M504 292c-8 6-16 8-24 8M282 150c-2 30-2 44 0 58M318 150c2 30 2 44 0 58M250 420c30 14 70 14 100 0',
    before:
      'M120 300c62-26 118-46 150-46 14 0 20 4 30 4s16-4 30-4c32 0 88 20 150 46M120 300c60 44 120 64 180 64s120-20 180-64',
    after:
      'M120 300c56-40 112-76 146-76 16 0 24 14 34 14s18-14 34-14c34 0 90 36 146 76M120 300c56 62 120 92 180 92s124-30 180-92',
    fine: { after: 'M232 336c40 22 96 22 136 0M256 246c8-6 16-8 24-4' },
  },
  texture: {
    shared:
      'M60 380c60-24 90 24 150 0s90 24 150 0 90 24 180 0M60 470h480M60 540h480M60 300v240M540 300v240M110 430a8 8 0 1 0 .1 0M210 422a8 8 0 1 0 .1 0M300 434a8 8 0 1 0 .1 0M400 424a8 8 0 1 0 .1 0M490 432a8 8 0 1 0 .1 0',
    before:
      'M60 300L94 284 108 296 138 266 160 294 200 284 216 260 250 296 278 282 300 294 330 262 356 292 390 284 408 262 442 292 468 280 504 296 540 300M112 282l-14-16 24-4M334 262l-14-18 28-2M412 262l-10-18 26 4',
    after: 'M60 300c50-10 90 4 140 0s90-6 140 0 130 4 200 0',
    fine: {
      before:
        'M118 60l20 206M138 266L66 150M196 60l20 200M216 260l84-130M310 60l20 202M330 262l16-150M388 60l20 202M408 262l120-70',
      after:
        'M98 60l42 236M140 296l42-236M218 60l42 236M260 296l42-236M338 60l42 236M380 296l42-236',
    },
  },
}

type Props = { id: Id; version: Version; label: string }

/** Line drawings only, so that nothing pretends to be a photograph of skin. */
export function Drawing({ id, version, label }: Props) {
  const { half, shared, fine, ...versions } = drawings[id]
  return (
    <svg role="img" aria-label={label} viewBox="0 0 600 600" className="drawing">
      {half === undefined ? null : (
        <>
          <path d={half} />
          <path d={half} transform="matrix(-1 0 0 1 600 0)" />
        </>
      )}
      <path d={shared} />
      <path d={versions[version]} />
      <path d={fine?.[version] ?? ''} className="drawing-fine" />
    </svg>
  )
}
