/** Statuses of a demand. The first three read «en cours de traitement». */
export const demandStatus = { pending: 0, underWay: 1, partly: 2, accepted: 3, cancelled: 4, refused: 5 } as const
export type DemandStatus = (typeof demandStatus)[keyof typeof demandStatus]
/** Nobody has said yes or no yet. */
export const isOpenDemand = (status: DemandStatus): boolean => status <= demandStatus.partly

/** The types that every company has, under the specification's numbers; its own begin at `firstOwnType`. */
export const demandType = {
  info: 1,
  unavailability: 2,
  advance: 3,
  document: 4,
  planning: 5,
  equipment: 6,
  training: 7,
  payslip: 8,
  expense: 9,
  other: 10,
  swap: 11,
} as const
export type DemandTypeName = keyof typeof demandType
export const firstOwnType = 101
export const demandTypeNames = Object.keys(demandType) as DemandTypeName[]
/** Undefined for a company's own. */
export const nameOfDemandType = (id: number): DemandTypeName | undefined => demandTypeNames.find((name) => demandType[name] === id)

/** What somebody chooses who asks, and the form holds the id of: a kind of absence, a service of one's own, a colleague, a service of that one. */
export const chosenKinds = ['unavailabilityType', 'ownShift', 'colleague', 'colleagueShift'] as const
const writtenKinds = ['text', 'longText', 'email', 'phone', 'amount', 'day', 'month', 'choice'] as const
/** What a field of a form holds. `amount` is in cents, `month` a `YYYYMM`, `day` a `YYYY-MM-DD`, those that are chosen an id. */
export const demandFieldKinds = [...writtenKinds, ...chosenKinds] as const
export type DemandFieldKind = (typeof demandFieldKinds)[number]
export const isChosenKind = (kind: DemandFieldKind): kind is (typeof chosenKinds)[number] =>
  (chosenKinds as readonly string[]).includes(kind)

export interface DemandField {
  readonly name: string
  readonly kind: DemandFieldKind
  readonly isRequired: boolean
  /** Characters of a text at the most. */
  readonly maxLength?: number | undefined
  /** Of a choice. */
  readonly options?: readonly string[] | undefined
}
export const demandNeeds = ['none', 'optional', 'required'] as const
export type DemandNeed = (typeof demandNeeds)[number]

/** A form as data: a company's own is a row, these are what everybody begins with. */
export interface DemandForm {
  readonly fields: readonly DemandField[]
  readonly text: DemandNeed
  readonly files: DemandNeed
}

const field = (name: string, kind: DemandFieldKind, maxLength?: number): DemandField => ({ name, kind, isRequired: false, maxLength })
const required = (name: string, kind: DemandFieldKind, maxLength?: number): DemandField => ({
  ...field(name, kind, maxLength),
  isRequired: true,
})

/** Fields of an agent's sheet that a demand changes, then those that come with demandEmergency. */
export const infoFields = [
  field('firstname', 'text', 100),
  field('lastname', 'text', 100),
  field('email', 'email', 254),
  field('phone_mobile', 'phone', 30),
  field('phone_office', 'phone', 30),
  field('address', 'text', 200),
  field('address_complement', 'text', 200),
  field('postcode', 'text', 12),
  field('city', 'text', 100),
  field('national_insurance_number', 'text', 30),
] as const
export const emergencyFields = [
  field('emergency_name', 'text', 200),
  field('emergency_phone_mobile', 'phone', 30),
  field('emergency_phone_office', 'phone', 30),
] as const
/** The first and the last day of an absence, by the names of its form's fields. */
export const absenceDays = { first: 'date_start', last: 'date_end' } as const
/** Who gives which service to whom, and for which in return, by the names of the form's fields. */
export const swapFields = { shift: 'shift_id', colleague: 'colleague_id', theirs: 'colleague_shift_id' } as const
/** Kept encrypted, and shown to few (decisions/10-planning). */
export const secretField = 'national_insurance_number'
/** An account cannot do without them: they are changed, never emptied. */
export const neverEmptied: readonly string[] = ['firstname', 'lastname']

export const demandForms: Readonly<Record<DemandTypeName, DemandForm>> = {
  info: { fields: [...infoFields, ...emergencyFields], text: 'optional', files: 'optional' },
  unavailability: {
    fields: [
      required('unavailability_type_id', 'unavailabilityType'),
      required(absenceDays.first, 'day'),
      required(absenceDays.last, 'day'),
    ],
    text: 'optional',
    files: 'optional',
  },
  advance: { fields: [required('amount', 'amount')], text: 'optional', files: 'none' },
  document: { fields: [required('subject', 'text', 200)], text: 'optional', files: 'optional' },
  planning: { fields: [field('day', 'day'), field('service', 'text', 200)], text: 'required', files: 'optional' },
  equipment: { fields: [required('item', 'text', 200), field('size', 'text', 50)], text: 'optional', files: 'optional' },
  training: { fields: [required('subject', 'text', 200)], text: 'optional', files: 'optional' },
  payslip: { fields: [required('month', 'month')], text: 'required', files: 'optional' },
  expense: {
    fields: [required('amount', 'amount'), required('day', 'day'), required('subject', 'text', 200)],
    text: 'optional',
    files: 'required',
  },
  other: { fields: [], text: 'required', files: 'optional' },
  swap: {
    fields: [
      required(swapFields.shift, 'ownShift'),
      required(swapFields.colleague, 'colleague'),
      field(swapFields.theirs, 'colleagueShift'),
    ],
    text: 'optional',
    files: 'none',
  },
}

/** The form of the company's version: whom to call in an emergency came with 1.3.0. */
export const infoForm = (hasEmergency: boolean): DemandForm =>
  hasEmergency ? demandForms.info : { ...demandForms.info, fields: infoFields }
