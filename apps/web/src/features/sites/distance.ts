/** How a distance is said (specification, section 9): metres up to 1,000 of them, whole kilometres above. */
export function distanceParts(metres: number): { readonly value: number; readonly unit: 'metres' | 'kilometres' } {
  return metres <= 1000 ? { value: metres, unit: 'metres' } : { value: Math.round(metres / 1000), unit: 'kilometres' }
}
