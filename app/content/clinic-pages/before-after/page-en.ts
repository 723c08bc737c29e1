import type { ClinicBeforeAfter } from './page-he.ts'

export const page: ClinicBeforeAfter = {
  title: ['Before', 'and after'],
  lead: 'Three drawings of what a treatment changes and what it doesn’t. Drag the pearl, or move it with the arrow keys.',
  drawing: 'A drawing, not a photograph',
  before: 'Before',
  after: 'After',
  slider: '{title}: the border between before and after',
  changes: 'Changes',
  stays: 'Stays',
  cases: {
    forehead: {
      title: 'Lines of expression',
      when: 'Botox, two weeks later, with the brows raised',
      changes: 'The lines across the forehead and between the brows soften.',
      stays: 'The brows still rise. A line that is etched at rest fades but does not vanish.',
      before:
        'Line drawing of a face: three clear lines across the forehead, two between the brows',
      after: 'The same drawing: short, thin lines on the forehead and a hint between the brows',
    },
    lips: {
      title: 'The outline of the lips',
      when: 'Hyaluronic acid, three weeks later',
      changes: 'The upper outline is clearer, the lower lip slightly fuller.',
      stays: 'The shape of the mouth, the smile, and the balance between the lips.',
      before: 'Line drawing of a mouth: thin lips and a flat upper outline',
      after: 'The same drawing: a defined upper outline and a slightly fuller lower lip',
    },
    texture: {
      title: 'The surface, in section',
      when: 'Peeling, after a series of three',
      changes: 'The top layer is more even, so light comes back straight.',
      stays: 'What lies deep: an etched wrinkle, a scar, a spot that begins in the lower layer.',
      before: 'Diagram of a section: a rough top layer and rays of light scattered to all sides',
      after: 'The same diagram: a smooth top layer and rays of light in parallel',
    },
  },
  why: {
    title: 'Why no photographs',
    paragraphs: [
      'A photograph depends on light, angle and make-up, and is easy to retouch. Other people’s faces also say little about yours.',
      'At the clinic we show pictures of people who agreed in writing: same light, same angle, no retouching. Yours are taken for your file, and stay in it.',
      'Results differ from person to person, and at times there is none. A drawing is not a promise.',
    ],
  },
}
