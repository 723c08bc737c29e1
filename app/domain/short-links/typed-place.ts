/** The option in the list of destinations that stands for the address typed below the list. */
export const typedPlace = 'typed'
