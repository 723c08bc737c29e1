import type { FaultRow } from './fault-row.ts'

/** Both test every address of the admin area in app/routes.ts. */
const adminAccess = 'tests/e2e/admin-access.test.ts'
const adminForgery = 'tests/e2e/admin-forgery.test.ts'
const signIn = 'app/server/admins/sign-in/sign-in.test.ts'
const withCode = 'app/server/admins/sign-in/sign-in-with-code.test.ts'
const recovery = 'app/server/admins/recovery/recover-password.test.ts'
const sessions = 'app/server/admins/sessions/session-store.test.ts'
const admins = 'app/server/admins/accounts/admin-store.test.ts'
const passwordHash = 'app/server/admins/passwords/password-hash.test.ts'
const headers = 'tests/e2e/headers.test.ts'

/** Sign-in, sessions and permissions. */
export const accessRows: readonly FaultRow[] = [
  {
    id: 'C01',
    expected:
      'a form of another site is refused at every address of the admin area; no GET changes anything',
    tests: {
      [adminForgery]: [
        'a form sent by %s is refused despite an active session',
        'a %s request changes nothing',
      ],
      'app/server/request/same-origin.test.ts': ['%s is refused with 403'],
    },
  },
  {
    id: 'C02',
    expected: 'the cookie: __Host-, Secure, HttpOnly, SameSite, 256 random bits, stored as a hash',
    tests: {
      'app/server/admins/sessions/session-cookie.test.ts': ['on %s with %j the cookie is %s'],
      [sessions]: ['a token has 256 random bits, and the database has only its hash'],
    },
  },
  {
    id: 'C03',
    expected:
      'a planted token is never used; signing in and a new password create new ones, old ones are invalid',
    tests: {
      [adminForgery]: ['a session token sent by the browser is never reused'],
      [signIn]: [
        'signing in again on a device ends its older session, and no other',
        'a new password needs the current one, ends every session and starts a new one',
      ],
    },
  },
  {
    id: 'C04',
    expected:
      'idle 30 minutes, 8 hours in total, signed out, removed: nothing is shown or stored, also not by the back button',
    tests: {
      [adminAccess]: [
        '%s reveals nothing to a request with %s',
        '%s is shown to the admin, not cached and not indexed',
      ],
      [sessions]: [
        'activity renews a session, but never past eight hours',
        'an admin can list and end only their own sessions',
      ],
      'tests/e2e/admin-journey.test.ts': [
        'after signing out the back button and the old cookie show nothing',
      ],
    },
  },
  {
    id: 'C05',
    expected:
      '1,000 guesses in an hour from 50 addresses: at most 40 are hashed, the admin is not locked out',
    tests: {
      'app/server/admins/sign-in/guess-limits.test.ts': [
        'of 1,000 guesses in an hour at one account from 50 addresses at most 40 are hashed',
      ],
      [signIn]: [
        'one IP address has ten attempts for all accounts together',
        'ten failed attempts of one attacker do not prevent the owner from signing in on a new device',
      ],
    },
  },
  {
    id: 'C06',
    expected:
      'argon2id; two hashes at once, a short queue; 15 characters, leaked and personal passwords refused',
    tests: {
      [passwordHash]: ['a password matches only its own hash, and two hashes of it differ'],
      'app/server/admins/passwords/concurrency-limit.test.ts': [
        'two tasks run, three wait in order, the sixth is refused, and a failure frees its slot',
      ],
      'app/domain/admins/password-rules.test.ts': ['a password of $length code points: $problem'],
      'app/server/admins/passwords/leaked-passwords.test.ts': [
        '%s is a leaked password, or two of them joined',
        'the filter has at most 250 KB and a false positive rate of about one in 10,000',
      ],
    },
  },
  {
    id: 'C07',
    expected:
      'known and unknown account: one text, one status; of 200 pairs |t| < 4.5, medians within 5%',
    tests: {
      [signIn]: [
        'an unknown email address and a wrong password get the same result',
        'limits are checked before the account is looked up',
      ],
      'tests/e2e/admin-journey.test.ts': [
        'in %s a wrong password and an unknown email address get the same message',
      ],
    },
    measurement: 'sign-in-time',
  },
  {
    id: 'C08',
    expected:
      'the first account needs the printed code; of 20 simultaneous sign-ups one succeeds; later only by invitation',
    tests: {
      [admins]: [
        'of twenty simultaneous sign-ups on an empty database exactly one creates an admin',
        'once there is an admin no set-up code is created, and an old one is invalid',
        'an invitation creates one account, once, within a day',
      ],
    },
  },
  {
    id: 'C09',
    expected: 'app codes and recovery codes work once and are limited; email access is not enough',
    tests: {
      [withCode]: [
        'with an app the password is not enough to sign in, and each code works once',
        'wrong codes of an attacker are limited, and do not lock the admin out anywhere',
      ],
      [recovery]: ['of two simultaneous uses of one code, one sets the password'],
    },
  },
  {
    id: 'C10',
    expected: 'critical actions need the password; erasing all leads needs their number',
    tests: {
      'app/server/admins/passwords/confirm-session.test.ts': [
        'the password is required again after ten minutes, and is then valid for ten more',
      ],
      'tests/e2e/admin-security.test.ts': [
        'after ten minutes emptying the bin requires the password, and then continues',
      ],
      'app/server/leads/lead-bin-store.test.ts': [
        'matching leads are deleted, and erased, only if their number is as expected',
      ],
    },
  },
  {
    id: 'C11',
    expected:
      'an id of another account gives no access; the public API returns no lead and no other setting',
    tests: {
      [sessions]: ['an admin can list and end only their own sessions'],
      'app/server/quotes/receive-quote-request.test.ts': [
        'a link opens its quote, and a wrong token opens none',
      ],
      'app/server/api/public-client.test.ts': ['no other setting can be read'],
      'app/server/api/serve-api.test.ts': ['%s is not allowed for leads'],
    },
  },
  {
    id: 'C12',
    expected: 'the hidden path is not relied on, and is not mentioned anywhere',
    tests: {
      [headers]: [
        'the admin area is mentioned neither in robots.txt nor in the site map nor on a page',
      ],
      [adminAccess]: ['%s reveals nothing to a request with %s'],
    },
  },
  {
    id: 'C13',
    expected:
      'every response has its headers: policy, nosniff, same origin, no-store if it depends on the visitor',
    tests: {
      [headers]: [
        '%s has the security headers',
        '%s depends on the visitor, or does not exist, so no cache may store it',
      ],
    },
  },
  {
    id: 'C14',
    expected:
      'an audit log: sign-ins, changes, deletions, exports, by whom and when, without typed text',
    tests: {
      [signIn]: ['the audit log records sign-ins without the email address or password typed'],
      'app/server/leads/lead-change-store.test.ts': [
        'any status change is allowed, and is recorded in the timeline and the audit log',
      ],
      'app/server/leads/lead-correction-store.test.ts': [
        'the audit log has the fields and no values; corrections are erased with the lead',
      ],
    },
  },
  {
    id: 'C15',
    expected: 'the country gate never locks the owner out',
    tests: {
      'app/server/http/gate/decide-access.test.ts': [
        'in soft mode a visitor from %s can read, but not send forms',
        'in hard mode a visitor from %s is refused every gated address',
        'in hard mode %s: %s',
      ],
    },
  },
]
