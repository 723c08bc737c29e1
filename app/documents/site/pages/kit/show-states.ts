const states = { hover: ':hover', focus: ':focus-visible', press: ':active' } as const

export type State = keyof typeof states

/** Elements that have states. */
const interactive = ':is(a, button, input, select, textarea, summary)'

/**
 * Makes the page's rules for :hover, :focus-visible and :active also match inside `data-kit-state`,
 * so that the kit shows the real styles of a state. Specificity stays the same.
 */
export function showStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) addStateSelectors(sheet.cssRules)
}

function addStateSelectors(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-kit-state'))
      addStateSelector(rule)
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      addStateSelectors(rule.cssRules)
  }
}

function addStateSelector(rule: CSSStyleRule): void {
  const extended = Object.entries(states).reduce(
    (selector, [state, pseudo]) =>
      selector.replaceAll(
        new RegExp(`${pseudo}(?![-\\w])`, 'g'),
        `:is(${pseudo}, :where([data-kit-state='${state}'] ${interactive}))`,
      ),
    rule.selectorText,
  )
  if (extended !== rule.selectorText) rule.selectorText = extended
}
