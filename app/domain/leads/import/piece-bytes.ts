/** Bytes of a file that a browser with scripts sends in one request. */
export const pieceBytes = 512 * 1024

/** A browser without scripts sends the file at once, so it may not have more bytes than this. */
export const wholeFileBytes = 6 * 1024 * 1024

/** Bytes of a whole file. */
export const maxFileBytes = 96 * 1024 * 1024
