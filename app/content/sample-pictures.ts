/**
 * The members of app/content whose pictures are placeholders, by their folder. `npm run new` adds
 * one, and the content check says when its pictures are drawn.
 */
export const samplePictures: Readonly<Record<string, { sample: boolean }>> = {
  'posts/atar-lemirpaa-o-orech-din': { sample: true },
  'posts/shel-mi-hakod-vehadomain': { sample: true },
  'posts/ahzakat-atar-alut-shnatit': { sample: true },
  'posts/tikun-13-baalei-atarim': { sample: true },
  'posts/negishut-atarim-hok': { sample: true },
  'posts/wordpress-wix-o-kod': { sample: true },
  'posts/hanut-internet-ivrit': { sample: true },
  'posts/kama-ole-aplikatzia': { sample: true },
  'posts/kama-ole-daf-nechita': { sample: true },
  'posts/kama-ole-livnot-atar': { sample: true },
}
