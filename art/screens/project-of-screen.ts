const projects: Readonly<Record<string, string>> = {
  chatmail: 'chatmail-app',
  rody: 'rody-app',
  nftwallet: 'nftwallet-app',
  viola: 'viola-medical',
  mello: 'mello-petshop',
  growth: 'growth-webapp',
  expertpower: 'expertpower-webapp',
  tlbank: 'tlbank-webapp',
}

/** The case study of a screen, whose client's typefaces it is set in; '' for other screens. */
export function projectOfScreen(screen: string): string {
  return projects[screen] ?? ''
}
