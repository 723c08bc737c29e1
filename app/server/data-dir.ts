import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'

type Variables = Record<string, string | undefined>

/**
 * The data folder when DATA_DIR is not set (requirements 12.3): `data` in the checkout if it exists
 * or in development, else a usable folder outside the checkout.
 * @param checkout the current folder
 */
export function findDataDir(variables: Variables, checkout: string): string {
  const inCheckout = join(checkout, 'data')
  if (variables['NODE_ENV'] === 'development' || existsSync(inCheckout)) return inCheckout
  return outsideFolders(variables).find(isUsable) ?? inCheckout
}

/**
 * Follows the XDG base directories. /var/lib is a candidate for root, because root's home is often
 * closed to the user that runs PostgreSQL.
 */
function outsideFolders({ XDG_DATA_HOME = '', HOME = '' }: Variables): string[] {
  const shares = isAbsolute(XDG_DATA_HOME)
    ? [XDG_DATA_HOME]
    : [HOME].filter(isAbsolute).map((home) => join(home, '.local/share'))
  return [...shares, ...(isRoot ? ['/var/lib'] : [])].map((share) => join(share, 'dagesh'))
}

const isRoot = process.getuid?.() === 0

/** Whether the folder exists or can be made, and PostgreSQL can enter it as another user. */
function isUsable(folder: string): boolean {
  const existing = nearestExisting(folder)
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
  } catch {
    return false
  }
  return statSync(existing).isDirectory() && (!isRoot || isOpenToOthers(existing))
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}

function isOpenToOthers(folder: string): boolean {
  const isOpen = (statSync(folder).mode & constants.S_IXOTH) !== 0
  return isOpen && (folder === dirname(folder) || isOpenToOthers(dirname(folder)))
}

/**
 * One line printed at start: where the data is, and a warning if deleting the checkout deletes it.
 */
export function describeDataDir(dataDir: string, checkout: string): string {
  const path = relative(checkout, dataDir)
  const isInside = !path.startsWith('..') && !isAbsolute(path)
  return isInside
    ? `Its data is in ${dataDir}, inside the checkout, where git clean -fdx deletes it: move it while the site is stopped, and set DATA_DIR`
    : `Its data is in ${dataDir}`
}
