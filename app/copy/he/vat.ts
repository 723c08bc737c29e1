/**
 * What texts say about VAT. An exempt dealer adds none: the phrases are left out, and the sentences are
 * others. The texts have both as facts.
 */
export const vat = {
  phrases: {
    with: 'כולל מע״מ',
    included: 'כולל מע״מ',
    added: '+ מע״מ',
    and: 'ומע״מ',
    too: 'המע״מ',
    rateToo: 'שיעור המע״מ',
    article: 'הם כוללים מע״מ.',
  },
  usual: {
    liveSums: 'המחיר, ההנחה והמע״מ',
    vatRule:
      'מחיר שלא כתוב לידו דבר על מע״מ כולל אותו. איפה שכתוב ״בתוספת מע״מ״, המע״מ מתווסף לפי השיעור שחל ביום ההצעה. בהצעה עצמה רואים את שני הסכומים.',
  },
  exempt: {
    liveSums: 'המחיר וההנחה',
    vatRule:
      'הסטודיו הוא עוסק פטור, ולכן לא מתווסף מע״מ: המחיר שכתוב הוא המחיר לתשלום. על תשלום יוצאת קבלה, לא חשבונית מס.',
  },
}

export type Vat = typeof vat
