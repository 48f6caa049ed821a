import * as may from '../access.calls.ts'
import { referencesField, textField, wordField } from '../kit/fields.ts'
import { register, registerShapes } from '../kit/register.ts'

const names = { name: textField('name', 80, { isRequired: true }) } as const
const ofNamesShapes = registerShapes(names)
export const { row: namedRow, change: changedName } = ofNamesShapes

/** A list of names, in the order of the alphabet. */
const ofNames = (name: string, one: string, example: string) =>
  register({
    name,
    one,
    access: may.administer,
    fields: names,
    shapes: ofNamesShapes,
    unique: [['name']],
    sorts: { keys: ['name'], usual: 'name' },
    example: { name: example },
  })

export const activities = ofNames('activities', 'an activity of the company', 'Gardiennage de nuit')
export const {
  list: listActivityRows,
  create: createActivity,
  change: changeActivity,
  archive: archiveActivities,
  remove: removeActivities,
} = activities

export const prestations = ofNames('prestations', 'a kind of service sold', 'Ronde de fermeture')
export const {
  list: listPrestationRows,
  create: createPrestation,
  change: changePrestation,
  archive: archivePrestations,
  remove: removePrestations,
} = prestations

/** Types of documents that one kind of contract may ask for. */
const mostAskedTypes = 30

/** Kinds of contracts, each with the types of documents that the file of an agent under it must hold. */
export const contractTypes = register({
  name: 'contract-types',
  one: 'a kind of contract',
  access: may.administer,
  fields: { ...names, documentTypeIds: referencesField('document_type_ids', mostAskedTypes) },
  unique: [['name']],
  sorts: { keys: ['name'], usual: 'name' },
  example: { name: 'CDD de remplacement', document_type_ids: [] },
})
export const {
  list: listContractTypeRows,
  create: createContractType,
  change: changeContractType,
  archive: archiveContractTypes,
  remove: removeContractTypes,
} = contractTypes

export const unavailabilityTypes = ofNames('unavailability-types', 'a reason for an absence', 'Congé de paternité')
export const {
  list: listUnavailabilityTypeRows,
  create: createUnavailabilityType,
  change: changeUnavailabilityType,
  archive: archiveUnavailabilityTypes,
  remove: removeUnavailabilityTypes,
} = unavailabilityTypes

export const documentTypes = ofNames('document-types', 'a type of document', 'Plan de prévention')
export const {
  list: listDocumentTypeRows,
  create: createDocumentType,
  change: changeDocumentType,
  archive: archiveDocumentTypes,
  remove: removeDocumentTypes,
} = documentTypes

/** Whether the shifts of a profile count as day or night; none: their hours decide. */
export const profiles = register({
  name: 'profiles',
  one: 'a profile of shifts and contracts',
  access: may.administer,
  fields: { name: textField('name', 80, { isRequired: true }), time: wordField('time', ['day', 'night']) },
  unique: [['name']],
  sorts: { keys: ['name'], usual: 'name' },
  example: { name: 'Renfort de nuit', time: 'night' },
})
export const {
  list: listShiftProfileRows,
  create: createShiftProfile,
  change: changeShiftProfile,
  archive: archiveShiftProfiles,
  remove: removeShiftProfiles,
} = profiles
