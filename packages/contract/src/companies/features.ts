/** Features and the company's version that brings each (coverage 6.030). */
export const features = {
  filesUpload: '1.0.0',
  shiftChecks: '1.0.0',
  notifShift: '1.0.0',
  declarationNumber: '1.1.0',
  clockingsApp: '1.2.0',
  demandEmergency: '1.3.0',
  notifMission: '1.3.0',
  siteContacts: '1.3.0',
  partnerSpace: '1.4.0',
  comments: '1.5.13',
  canClockBreaks: '1.6.0',
  clockingsByNfc: '1.6.3',
  canClockOutEarlier: '1.6.4',
  canPreClock: '1.6.5',
  showOntimeShiftsList: '1.6.6',
  canManageNotificationsPushAndSMS: '1.7.0',
  documentConsultations: '1.8.0',
} as const
export type Feature = keyof typeof features

/** Compares two versions `major.minor.patch`: negative, zero or positive. */
export function compareVersions(one: string, other: string): number {
  const parts = (version: string) => version.split('.').map(Number)
  const [a, b] = [parts(one), parts(other)]
  for (let at = 0; at < 3; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

export const hasFeature = (apiVersion: string, feature: Feature): boolean => compareVersions(apiVersion, features[feature]) >= 0
export const featuresOf = (apiVersion: string): Feature[] =>
  (Object.keys(features) as Feature[]).filter((feature) => hasFeature(apiVersion, feature))
