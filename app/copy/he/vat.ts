/**
 * What texts say about VAT: usually, and of an exempt dealer, who adds none and may not mention any. The
 * texts have them as facts.
 */
export const vat = {
  usual: {
    withVat: ', כולל מע״מ',
    vatIncluded: 'כולל מע״מ',
    vatAdded: '+ מע״מ',
    andVat: ' ומע״מ',
    vatToo: ', המע״מ',
    vatRateToo: ', שיעור המע״מ',
    liveSums: 'המחיר, ההנחה והמע״מ',
    articleVat: ' הם כוללים מע״מ.',
    vatRule:
      'מחיר שלא כתוב לידו דבר על מע״מ כולל אותו. איפה שכתוב ״בתוספת מע״מ״, המע״מ מתווסף לפי השיעור שחל ביום ההצעה. בהצעה עצמה רואים את שני הסכומים.',
  },
  exempt: {
    withVat: '',
    vatIncluded: '',
    vatAdded: '',
    andVat: '',
    vatToo: '',
    vatRateToo: '',
    liveSums: 'המחיר וההנחה',
    articleVat: '',
    vatRule:
      'הסטודיו הוא עוסק פטור, ולכן לא מתווסף מע״מ: המחיר שכתוב הוא המחיר לתשלום. על תשלום יוצאת קבלה, לא חשבונית מס.',
  },
}

export type Vat = typeof vat
