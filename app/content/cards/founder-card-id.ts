/**
 * The id by which events of the founder's card are counted; the card is not a row in the database.
 */
export const founderCardId = '00000000-0000-4000-8000-000000000001'
