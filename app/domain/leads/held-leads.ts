/** Days after which a held lead that nobody released is removed (requirements 4.10, 4.11). */
export const heldLeadDays = 90
