type Pair = { label: string; value: string }
type Row = Pair & { kind: string }

/** What the page's own address answers. */
type Answer = { sums: { once: Row[]; monthly: Row[] }; payments: Pair[]; said: string }

/** The server is told that somebody sees the quote, and counts anew when a line is switched. */
export function wakeQuote(form: HTMLFormElement): void {
  tellWhenSeen(form.dataset['quoteView'] ?? '')
  const button = form.querySelector<HTMLElement>('[data-quote-update]')
  if (button) button.hidden = true
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'line') return
    // What the script cannot do, the form still can.
    countAnew(form).catch(() => button?.removeAttribute('hidden'))
  })
}

function tellWhenSeen(address: string): void {
  if (document.visibilityState === 'visible')
    return void fetch(address, { method: 'POST', keepalive: true }).catch(() => {})
  document.addEventListener('visibilitychange', () => tellWhenSeen(address), { once: true })
}

let latest = 0

async function countAnew(form: HTMLFormElement): Promise<void> {
  const turn = ++latest
  const body = new URLSearchParams()
  for (const id of new FormData(form).getAll('line'))
    if (typeof id === 'string') body.append('line', id)
  const response = await fetch(form.dataset['quote'] ?? '', { method: 'POST', body })
  if (!response.ok) throw new Error(String(response.status))
  // SAFETY: the server that drew this page answers; no schema travels to the browser for it.
  const { sums, payments, said } = (await response.json()) as Answer
  if (turn !== latest) return
  show(form, '[data-quote-sums=once]', sums.once)
  show(form, '[data-quote-sums=monthly]', sums.monthly)
  show(
    form,
    '[data-quote-payments]',
    payments.map((payment) => ({ kind: 'payment', ...payment })),
  )
  const voice = form.querySelector('[data-quote-said]')
  if (voice) voice.textContent = said
}

/** Rows look as the server draws them: each kind is there once, as a template. */
function show(form: HTMLFormElement, list: string, rows: readonly Row[]): void {
  const drawn = rows.flatMap(({ kind, label, value }) => {
    const copy = form
      .querySelector<HTMLTemplateElement>(`template[data-quote-row=${kind}]`)
      ?.content.cloneNode(true)
    if (!(copy instanceof DocumentFragment)) return []
    const [name, amount] = [copy.querySelector('dt'), copy.querySelector('dd')]
    if (name) name.textContent = label
    if (amount) amount.textContent = value
    return [copy]
  })
  form.querySelector(list)?.replaceChildren(...drawn)
}
