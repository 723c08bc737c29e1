import { film } from './film.ts'

const words = {
  request: 'The request as the network sends it',
  code: '0xfb0f3ee1000000000000000000000000000000000020000000000005d423c655aa0b4c1f2d',
  back: 'Back to the sentence',
  hold: 'Hold to approve',
  yours: '✓ Dunes #118 is yours',
}

/** The code is one tap away; an irreversible action requires a longer press. */
export const nftwallet = film({
  project: 'nftwallet-app',
  page: 'screens/nftwallet',
  shape: 'phone',
  isForAll: true,
  seconds: 7.5,
  style: `
    .code { position: absolute; inset: 76px 0 0; padding: 30px 24px; background: oklch(0.24 0.06 285);
      clip-path: inset(100% 0 0 round 34px); transition: clip-path 0.45s cubic-bezier(0.2, 0.8, 0.2, 1) }
    .code.open { clip-path: inset(0 0 0 round 34px) }
    .code b { font-size: 18px }
    .code .hex { font-size: 27px; line-height: 1.45; margin-top: 22px; word-break: break-all; color: oklch(0.88 0.19 135) }
    .code .back { position: absolute; inset: auto 24px 84px; height: 62px; border-radius: 31px; display: grid;
      place-items: center; font-weight: 700; font-size: 19px; background: #fff; color: oklch(0.2 0.05 285) }
    .warn { transition: background 0.3s, color 0.3s }
    .warn.told { background: oklch(0.86 0.15 85); color: oklch(0.22 0.05 80) }
    .go { position: relative; overflow: hidden; background: oklch(0.88 0.19 135 / 0.3) !important; color: #fff }
    .go i { position: absolute; inset: 0; background: oklch(0.88 0.19 135); scale: 0 1; transform-origin: left }
    .go span { position: relative }`,
  words: { he: words, en: words },
  play(screen, said) {
    const panel = document.createElement('div')
    panel.className = 'code'
    panel.innerHTML = `<b>${said.request}</b><div class="hex">${said.code}</div><div class="back">${said.back}</div>`
    screen.find('body').append(panel)
    screen.find('.go').innerHTML = `<i></i><span>${said.hold}</span>`
    const address = 'body > .row:nth-of-type(2) span:last-child'
    screen.tap(0.9, address)
    screen.mark(1, '.code', 'open')
    screen.tap(2.6, '.back')
    screen.unmark(2.7, '.code', 'open')
    screen.mark(3.5, '.warn', 'told')
    screen.tap(4.4, '.go', 5.7)
    screen.during(4.45, 5.6, (part) => {
      screen.find('.go i').style.scale = `${part} 1`
      if (part > 0.5) screen.find('.go').style.color = 'oklch(0.2 0.05 140)'
    })
    screen.say(5.7, '.go span', said.yours)
    screen.unmark(5.9, '.warn', 'told')
  },
})
