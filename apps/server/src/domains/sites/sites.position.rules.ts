interface Halves {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** Where distances are measured from, when both halves are there. */
export const positionOf = ({ latitude, longitude }: Halves) =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
