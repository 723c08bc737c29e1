import { expect, test } from 'vitest'
import { portfolioPath, readPortfolioView, type PortfolioView } from './portfolio-view.ts'

const list: PortfolioView = { category: 'all', project: null }

// Proves 3.4.4.
test.each<[query: string, view: PortfolioView]>([
  ['', list],
  ['category=mobile', { category: 'mobile', project: null }],
  ['project=law-firm', { category: 'all', project: 'law-firm' }],
  ['category=branding&project=tene-coffee', { category: 'branding', project: 'tene-coffee' }],
  ['category=all', list],
  ['category=Mobile&project=LAW-FIRM', list],
  ['category=constructor&project=__proto__', list],
  ['project=%E0%A4%A&category=%00', list],
  ['project=&project=law-firm', list],
])('the query ?%s shows %o', (query, view) => {
  expect(readPortfolioView(new URLSearchParams(query))).toEqual(view)
})

// Proves 3.4.3.
test.each<[view: PortfolioView, path: string]>([
  [list, 'portfolio'],
  [{ category: 'webapp', project: null }, 'portfolio?category=webapp'],
  [
    { category: 'landing', project: 'dental-clinic' },
    'portfolio?category=landing&project=dental-clinic',
  ],
])('%o is at %s, and is read back from it', (view, path) => {
  expect(portfolioPath(view)).toBe(path)
  expect(readPortfolioView(new URLSearchParams(path.split('?')[1]))).toEqual(view)
})
