/** In the list of places a short link can lead to: the address that is typed below it. */
export const typedPlace = 'typed'
