/** The largest picture that may be uploaded for a card, in bytes. */
export const maxPictureBytes = 6 * 1024 * 1024
