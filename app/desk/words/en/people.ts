import type { AdminPeople } from '../he/people.ts'

export const adminPeople: AdminPeople = {
  title: {
    one: 'One lead from {name}',
    two: 'Two leads from {name}',
    other: '{count} leads from {name}',
  },
  joinedByHand: 'Joined by you',
  deleted: 'In the bin',
  held: 'On hold',
  part: 'Separate',
  partOne: 'Separate the lead of {date}',
  open: 'Join another lead of the same person',
  who: 'Phone or email in the other lead',
  join: 'Join',
  note: 'Leads with the same phone or email are shown together by themselves.',
  joined: 'The leads are joined. No detail of either has changed.',
  undo: 'Undo',
  parted: 'The leads are separated',
  unknown: 'No other lead has this phone or email',
  invalid: 'Enter a phone number or an email address',
  same: 'That lead is here already',
}
