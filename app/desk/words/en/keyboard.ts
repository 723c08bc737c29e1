import type { AdminKeyboard } from '../he/keyboard.ts'

export const adminKeyboard: AdminKeyboard = {
  find: {
    open: 'Go to',
    title: 'Where to?',
    hint: 'Name, phone or page',
    found: 'Results',
    pages: 'Pages',
    leads: 'Leads',
    none: 'There is no such page or lead.',
    failed: 'The search failed. Please try again.',
    count: { one: 'One result', two: '{count} results', other: '{count} results' },
    close: 'Close',
  },
  help: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    close: 'Close',
    keys: {
      next: 'Next lead',
      previous: 'Previous lead',
      open: 'Open it',
      note: 'Add a note to it',
      status: 'Change its status',
      select: 'Select it',
      range: 'Select several in a row',
      search: 'Search the list',
      find: 'Go to a page or a lead',
      help: 'Open this window',
    },
    single: 'Shortcuts of a single key',
    singleNote:
      'Switch them off if you dictate to the browser or press keys by accident. “Go to” always works.',
  },
}
