import type { ClinicTreatment } from '#content/templates/aesthetic-clinic/figures.ts'

const drawings: Record<ClinicTreatment['id'], string> = {
  // Lines that calm down.
  botox:
    'M14 40c11-9 17 9 27 0s17 9 27 0 17 9 27 0M14 62c14-5 20 5 34 0s26 5 47 0M14 84c26-2 54 2 81 0',
  lips: 'M10 58c16-12 26-22 34-22 6 0 8 5 11 5s5-5 11-5c8 0 18 10 34 22M10 58c14 24 30 30 45 30s31-6 45-30M10 58c18 1 30-3 36-1 6 2 12 2 18 0 6-2 18 2 36 1',
  // A cheek, and the volume under it.
  filler:
    'M30 12c-4 20-2 34 10 46 13 13 30 16 44 40M52 34a14 10 30 1 0 24 14 14 10 30 1 0-24-14M58 22c14 4 26 14 32 28',
  // A top layer that comes off.
  peeling:
    'M12 48c10-8 18 8 30 0s18-22 34-24c8-1 14 4 18 10M12 64c28-6 58 6 86 0M12 82c28-6 58 6 86 0',
  facial:
    'M55 12c12 18 22 28 22 42a22 22 0 0 1-44 0c0-14 10-24 22-42zM43 58a12 12 0 0 0 12 12M14 94c28-8 54 8 82 0',
  nails:
    'M18 96V50c0-16 4-26 11-26s11 10 11 26v46M44 96V40c0-16 4-26 11-26s11 10 11 26v56M70 96V50c0-16 4-26 11-26s11 10 11 26v46M18 60c7 6 15 6 22 0M44 50c7 6 15 6 22 0M70 60c7 6 15 6 22 0',
  // A loupe over a spot.
  other: 'M48 18a30 30 0 1 0 .1 0zM69 70l26 26M42 44a8 8 0 1 0 12 8c2-6-6-12-12-8z',
}

/** A drawing with one hairline. */
export function TreatmentMark({ id }: { id: ClinicTreatment['id'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 110 110" className="treatment-mark">
      <path d={drawings[id]} />
    </svg>
  )
}
