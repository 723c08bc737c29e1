import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { owner, signIn } from '#tests/support/admin.ts'
import { secretName, signUp, startAdminArea, type AdminArea } from '#tests/support/admin-area.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let area: AdminArea
const browser = await sharedBrowser()
let cookie = ''

beforeAll(async () => {
  area = await startAdminArea()
  cookie = await signUp(area)
})

afterAll(() => area.stop())

/** Opens a page of another site with a link to `path`, and follows the link. */
async function followFromWebmail(path: string, { isSignedIn }: { isSignedIn: boolean }) {
  const visitor = await openVisitor(browser, area.app.address)
  const { page } = visitor
  if (isSignedIn) {
    await signIn(page, 'he')
    await page.waitForURL('**/dashboard')
  }
  await page.route('http://webmail.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${area.app.address}${path}">the lead</a>`,
    }),
  )
  await page.goto('http://webmail.example/')
  await page.getByRole('link').click()
  return visitor
}

// Proves 7.1.9.
test.each(['/he/emodesuper/dashboard?lead=', '/emodesuper/dashboard?lead='])(
  'the link of a notice (%s) followed from webmail opens the lead',
  async (path) => {
    const link = `${path}${area.leadId}`
    const { page, leave } = await followFromWebmail(link, { isSignedIn: true })
    await page.getByRole('heading', { level: 1, name: secretName }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/he/emodesuper/dashboard/leads/${area.leadId}`)
    await leave()
  },
)

// Proves 7.1.9.
test('the link of a notice leads a signed-out admin to the lead after signing in', async () => {
  const link = `/he/emodesuper/dashboard?lead=${area.leadId}`
  const { page, leave } = await followFromWebmail(link, { isSignedIn: false })
  const { fields, signIn: words } = deskCopyFor('he').admin.login
  await page.getByLabel(fields.email, { exact: true }).fill(owner.email)
  await page.getByLabel(fields.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: secretName }).waitFor()
  await leave()
})

test('the link of a deleted lead shows a message', async () => {
  const gone = '00000000-0000-4000-8000-000000000000'
  const response = await area.send(`/he/emodesuper/dashboard?lead=${gone}`, { cookie })
  expect([response.status, response.headers.location]).toEqual([
    302,
    `/he/emodesuper/dashboard/leads/${gone}`,
  ])
})

test('a link with an invalid id shows the list', async () => {
  for (const id of ['', '1', '../settings', "'--"]) {
    const address = `/he/emodesuper/dashboard?lead=${encodeURIComponent(id)}`
    expect((await area.send(address, { cookie })).status).toBe(200)
  }
})
