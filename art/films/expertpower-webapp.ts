import { film } from './film.ts'

/** Notes are dictated and appear next to the name of the client. */
export const expertpower = film({
  project: 'expertpower-webapp',
  page: 'views/expertpower-webapp-today',
  english: 'expertpower-webapp-today',
  shape: 'phone',
  seconds: 7.5,
  style: `
    .chip { transition: background 0.25s, color 0.25s }
    .chip.on { background: oklch(0.85 0.1 70); color: var(--ink) }
    .speak { position: absolute; inset: auto 0 0; height: 388px; padding: 30px 26px; background: var(--act);
      color: #fff; border-radius: 34px 34px 0 0; translate: 0 100%; transition: translate 0.45s cubic-bezier(0.2, 0.8, 0.2, 1) }
    .speak.open { translate: 0 0 }
    .speak h2 { font-size: 18px; font-weight: 600; color: oklch(0.85 0.1 70) }
    .speak p { font-size: 23px; line-height: 1.35; font-weight: 600; margin-top: 14px; height: 130px }
    .wave { display: flex; gap: 5px; align-items: center; height: 96px; margin-top: 20px; direction: ltr }
    .wave i { flex: 1; height: 100%; border-radius: 4px; background: oklch(0.85 0.1 70); scale: 1 0.06 }
    .line:nth-child(2) small { transition: color 0.3s }
    .saved small { color: oklch(0.45 0.11 155) !important; font-weight: 700 }`,
  words: {
    he: {
      who: 'סיכום בקול: גיל אשכנזי',
      note: 'גיל רוצה להשוות בין שני מסלולים. לשלוח לו הצעה ביום שלישי.',
      saved: '✓ סיכום נשמר, הצעה ביום שלישי',
    },
    en: {
      who: 'Spoken notes: Gil Ashkenazi',
      note: 'Gil wants to compare two options. Send him a proposal on Tuesday.',
      saved: '✓ Notes saved, proposal on Tuesday',
    },
  },
  play(screen, words) {
    const bars = 30
    const sheet = document.createElement('div')
    sheet.className = 'speak'
    sheet.innerHTML = `<h2>${words.who}</h2><p></p><div class="wave">${'<i></i>'.repeat(bars)}</div>`
    screen.find('body').append(sheet)
    const chip = '.chip:nth-child(2)'
    const [start, end] = [1.7, 4.6]
    screen.tap(0.9, chip)
    screen.mark(1, chip, 'on')
    screen.mark(1.1, '.speak', 'open')
    screen.type(start, end, '.speak p', words.note)
    screen.during(start, end + 0.2, (part) => {
      for (const [index, bar] of [...sheet.querySelectorAll('i')].entries()) {
        const loud = Math.sin(part * Math.PI) ** 0.5
        const voice = Math.abs(
          Math.sin(index * 1.7 + part * 34) * Math.sin(index * 0.45 - part * 21),
        )
        bar.style.scale = `1 ${0.06 + 0.8 * loud * voice}`
      }
    })
    screen.unmark(5.1, '.speak', 'open')
    screen.unmark(5.3, chip, 'on')
    screen.mark(5.6, '.line:nth-child(2)', 'saved')
    screen.say(5.6, '.line:nth-child(2) small', words.saved)
  },
})
