const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i

/** Whether browsers send forms with this content type; without one it is a form without fields. */
export function isFormType(contentType: string | null): boolean {
  return contentType === null || formTypes.test(contentType)
}
