import type { Task } from '../tasks.ts'
import { chatmail } from './chatmail-app.ts'
import { expertpower } from './expertpower-webapp.ts'
import type { Film } from './film.ts'
import { growth } from './growth-webapp.ts'
import { mello } from './mello-petshop.ts'
import { nftwallet } from './nftwallet-app.ts'
import { rody } from './rody-app.ts'
import { shootFilm, stemOfFilm } from './shoot.ts'
import { tlbank } from './tlbank-webapp.ts'
import { viola } from './viola-medical.ts'

const all: readonly Film[] = [viola, mello, chatmail, rody, nftwallet, growth, expertpower, tlbank]

/** `npm run art -- film-rody` makes one of them. */
export const films = all.map((film): Task => ({
  name: `film-${film.project}`,
  sources: [
    'art/drawing/encode.ts',
    'art/films/{shoot,screen-motion}.ts',
    `art/films/${film.project}.ts`,
    `art/${film.page}.html`,
    'art/screens/fonts.css',
    'art/views/{view.css,faces.ts,english-words.ts,speak-english.ts}',
  ],
  result: `${stemOfFilm(film, 'he')}.mp4`,
  make: () => shootFilm(film),
}))
