/** Where a person's picture is answered: under a random key, which changes with each picture. */
export const photoPath = (companyId: number, key: string): string => `/photos/${companyId}.${key}`

/** What such an address names; undefined: nothing. */
export function photoNamed(name: string): { readonly companyId: number; readonly key: string } | undefined {
  const [, company, key] = /^([1-9]\d{0,8})\.([A-Za-z0-9_-]{22})$/.exec(name) ?? []
  return company && key ? { companyId: Number(company), key } : undefined
}
