/** A client's quote. The rest comes only where there is one. */
export function followQuote(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-quote]')
  if (form) void import('./quote-form.ts').then(({ wakeQuote }) => wakeQuote(form))
}
