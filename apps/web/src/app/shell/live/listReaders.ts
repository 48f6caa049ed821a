import { listQualifications } from '@vigie/contract/agents/qualifications.ts'
import { listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { listDocumentTypes } from '@vigie/contract/documents/documents.ts'
import { listHours, readAgentHours } from '@vigie/contract/hours/hours.ts'
import type { Call } from '@vigie/contract/kit/call.ts'
import { listLinks, listNews } from '@vigie/contract/news/news.ts'
import { listRequirements } from '@vigie/contract/planning/planning.requirements.ts'
import {
  listActivities,
  listContractTypes,
  listPrestations,
  listProfiles,
  listUnavailabilityTypes,
} from '@vigie/contract/reference/reference.ts'
import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { invalidate } from '../../../api/queries.ts'

/** What each list of the company shows itself in: choices of forms, hours and colours, the home pages. */
const readers: Readonly<Record<RegisterName, readonly Call[]>> = {
  holidays: [readSchedules, listHours, readAgentHours],
  sectors: [listSites, readSite],
  activities: [listActivities],
  prestations: [listPrestations, listRequirements],
  profiles: [listProfiles],
  anomalyReasons: [listAnomalyReasons],
  contractTypes: [listContractTypes],
  unavailabilityTypes: [listUnavailabilityTypes],
  documentTypes: [listDocumentTypes],
  qualifications: [listQualifications, listRequirements],
  links: [listLinks],
  news: [listNews],
}

export const refreshReaders = (name: RegisterName): Promise<void> => invalidate(...readers[name])
