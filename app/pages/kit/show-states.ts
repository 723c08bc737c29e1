const states = { hover: ':hover', focus: ':focus-visible', press: ':active' } as const

export type State = keyof typeof states

/** Elements that have states. */
const interactive = ':is(a, button, input, select, textarea, summary)'

/**
 * Makes the page's rules for :hover, :focus-visible and :active match inside `data-kit-state` too,
 * so that the kit shows the real styles of a state. Specificity stays the same.
 */
export function showStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) widen(sheet.cssRules)
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-kit-state'))
      widenRule(rule)
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) widen(rule.cssRules)
  }
}

function widenRule(rule: CSSStyleRule): void {
  const wide = Object.entries(states).reduce(
    (selector, [state, pseudo]) =>
      selector.replaceAll(
        new RegExp(`${pseudo}(?![-\\w])`, 'g'),
        `:is(${pseudo}, :where([data-kit-state='${state}'] ${interactive}))`,
      ),
    rule.selectorText,
  )
  if (wide !== rule.selectorText) rule.selectorText = wide
}
