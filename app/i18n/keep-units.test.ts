import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

/** `~` stands for a no-break space. */
test.each([
  ['Kept for 24 months.', 'Kept for~24~months.'],
  ['התשובה תוך 24 שעות.', 'התשובה תוך~24~שעות.'],
  ['{count} חודשים', '{count}~חודשים'],
  ['\u206610–\u206014\u2069 days', '\u206610–\u206014\u2069~days'],
  ['מוכן תוך \u206610–\u206014\u2069 ימים', 'מוכן תוך~\u206610–\u206014\u2069~ימים'],
  ['16+ years', '16+~years'],
  ['ב־30 יום', 'ב־30~יום'],
  ['2 hours, 90 minutes', '2~hours, 90~minutes'],
  ['אתר בתוך ימים, אפליקציה בתוך שבועות.', 'אתר בתוך~ימים, אפליקציה בתוך~שבועות.'],
  ['A website takes days, an app takes weeks.', 'A website takes~days, an app takes~weeks.'],
  ['Live within days', 'Live within~days'],
  ['no answer within a minute', 'no answer within~a~minute'],
  ['נחזור תוך שעתיים', 'נחזור תוך~שעתיים'],
  ['within 2\u00a0hours', 'within~2~hours'],
  ['בתוך שלושה ימי עסקים', 'בתוך~שלושה~ימי~עסקים'],
  ['a reply within 2 business hours', 'a reply within~2~business~hours'],
  ['up to 1,440 pixels', 'up~to~1,440~pixels'],
  ['up to 5 pages', 'up~to~5~pages'],
  ['5 עד 12 מסכים', '5 עד~12~מסכים'],
  ['הקישור תקף ל־{minutes} דקות', 'הקישור תקף ל־{minutes}~דקות'],
  ['נענה תוך {privacyTime}.', 'נענה תוך~{privacyTime}.'],
  ['לפחות שני ימי עסקים לפני', 'לפחות שני~ימי~עסקים לפני'],
  ['מספיקים שלושה מסכים', 'מספיקים שלושה~מסכים'],
  ['After two weeks', 'After~two~weeks'],
  ['יותר מ־100 פרויקטים', 'יותר מ־100~פרויקטים'],
])('preposition, number and unit stay together: %s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept.replaceAll('~', '\u00a0'))
})

test.each([
  'Building 7 daytime',
  'Name is too long (maximum 100 characters)',
  'נא למלא מספר טלפון תקין (לפחות 9 ספרות)',
  'Choosing all 18 services',
  '3 to 4',
  'In 2025 we',
  'a few days',
  '5 יומיומיים',
  'בתוך האות',
  'within the page',
  'it takes daylight',
  'תוך כדי עמידה',
  'every day',
  'ימים ספורים',
])('other texts stay the same: %s', (text) => {
  expect(keepUnits(text)).toBe(text)
})

test('texts that were joined before stay the same', () => {
  const once = keepUnits('תוך 24 שעות, within 2 hours, בתוך ימים')
  expect(keepUnits(once)).toBe(once)
})
