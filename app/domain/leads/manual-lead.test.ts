import { expect, test } from 'vitest'
import { parseManualLead } from './manual-lead.ts'

const services = ['landing-page', 'not-sure']

const valid = {
  key: '0d5f3a52-5c0e-4b3f-9f6a-0c8b1a2d3e4f',
  phone: '052-7654321',
  name: 'רות',
  service_type: 'landing-page',
  notes: '',
  email: '',
  next: 'wait',
  day: '',
}

function parse(fields: Partial<typeof valid>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...valid, ...fields })) form.set(name, value)
  return parseManualLead(form, services)
}

test.each([
  [{}, { service_type: 'landing-page', next: 'wait', callBackOn: null }],
  [{ service_type: '' }, { service_type: null }],
  [{ next: 'quote' }, { next: 'quote', callBackOn: null }],
  [
    { next: 'call-back', day: '2026-12-01' },
    { next: 'call-back', callBackOn: '2026-12-01' },
  ],
  // The form may have waited on a device.
  [{ next: 'call-back', day: '2020-01-01' }, { callBackOn: '2020-01-01' }],
  // The field of the day is there whatever was chosen.
  [
    { next: 'quote', day: '2026-12-01' },
    { next: 'quote', callBackOn: null },
  ],
])('what was entered as %j is read as %j', (fields, read) => {
  expect(parse(fields)).toMatchObject({ ok: true, lead: read })
})

test.each([
  [{ next: '' }, { next: 'nextRequired' }],
  [{ next: 'later' }, { next: 'nextRequired' }],
  [{ next: 'call-back' }, { day: 'dayRequired' }],
  [{ next: 'call-back', day: '2026-02-30' }, { day: 'dayRequired' }],
  [{ service_type: 'website' }, { service_type: 'serviceRequired' }],
  [
    { phone: '05276', next: '' },
    { phone: 'phoneInvalid', next: 'nextRequired' },
  ],
])('what was entered as %j is refused with %j', (fields, errors) => {
  expect(parse(fields)).toEqual({ ok: false, errors })
})
