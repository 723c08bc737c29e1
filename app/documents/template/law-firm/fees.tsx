import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'
import { fees } from '#content/templates/law-firm/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

type FeeId = keyof typeof fees
type Props = { lang: Lang; words: LawFirmPage['fees'] }

export function Fees({ lang, words }: Props) {
  // SAFETY: the object has only these keys.
  const ids = Object.keys(fees) as FeeId[]
  return (
    <section className="fees" id="fees" aria-labelledby="fees-title">
      <div className="section-head">
        <h2 id="fees-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.service}</th>
            <th scope="col">{words.fee}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <FeeRow key={id} lang={lang} words={words} id={id} />
          ))}
        </tbody>
      </table>
      <ul className="fee-notes">
        {words.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

function FeeRow({ lang, words, id }: Props & { id: FeeId }) {
  const fee = fees[id]
  const amount = formatMoney(fee.amount, lang)
  return (
    <tr>
      <th scope="row">
        <Service {...words.rows[id]} />
      </th>
      <td className="fee-amount">
        <bdi>{'isFrom' in fee ? fill(words.from, { amount }) : amount}</bdi>
      </td>
    </tr>
  )
}

function Service({ name, includes }: { name: string; includes: string }) {
  return (
    <span className="fee-service">
      <span className="fee-name">{name}</span> <span className="fee-includes">{includes}</span>
    </span>
  )
}
