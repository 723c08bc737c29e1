/**
 * The members of app/content whose pictures are placeholders, by their folder. `npm run new` adds
 * one, and the content check says when its pictures are drawn.
 */
export const samplePictures: Readonly<Record<string, { sample: boolean }>> = {}
