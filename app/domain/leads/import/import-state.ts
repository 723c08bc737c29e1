/**
 * - `uploading`: pieces of the file are missing.
 * - `matching`: the owner says what the columns are.
 * - `checking`: each row is read, and nothing stored.
 * - `checked`: the owner sees what will be imported.
 * - `broken`: the file cannot be read to its end.
 * - `importing`, `undoing`: in the background, in batches.
 */
export type ImportState =
  | 'uploading'
  | 'matching'
  | 'checking'
  | 'checked'
  | 'broken'
  | 'importing'
  | 'imported'
  | 'undoing'
  | 'undone'

/** The states in which the site works on an import by itself. */
export const workingStates = ['checking', 'importing', 'undoing'] as const satisfies ImportState[]

export type WorkingState = (typeof workingStates)[number]

/** The states in which nothing is stored yet, so that an import is removed as a whole. */
export const draftStates = [
  'uploading',
  'matching',
  'checking',
  'checked',
  'broken',
] as const satisfies ImportState[]

export function isWorking(state: ImportState): state is WorkingState {
  return workingStates.some((each) => each === state)
}
