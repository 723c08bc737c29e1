import { expect, test } from 'vitest'
import { metricsText } from './metrics-text.ts'

test('a metric has its help, its type, and a line for each value', () => {
  expect(
    metricsText([
      { name: 'site_leads', help: 'Stored leads.', type: 'gauge', values: 12 },
      {
        name: 'site_emails',
        help: 'Emails.',
        type: 'gauge',
        values: { label: 'status', of: { 'a"b\\\n': 1, sent: 0.5 } },
      },
    ]),
  ).toBe(`# HELP site_leads Stored leads.
# TYPE site_leads gauge
site_leads 12
# HELP site_emails Emails.
# TYPE site_emails gauge
site_emails{status="a\\"b\\\\\\n"} 1
site_emails{status="sent"} 0.5
`)
})
