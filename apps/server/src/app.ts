import { calls } from '@vigie/contract/calls.ts'
import type { Handler } from './kit/handle.ts'
import { agentsHandlers } from './domains/agents/agents.handlers.ts'
import { agentPhotoHandlers } from './domains/agents/agents.photo.handlers.ts'
import { qualificationsHandlers } from './domains/agents/qualifications.handlers.ts'
import { inviteHandlers } from './domains/auth/links/invite.handlers.ts'
import { availabilitiesHandlers } from './domains/availabilities/availabilities.handlers.ts'
import { profileHandlers } from './domains/auth/profile/profile.handlers.ts'
import { passwordsHandlers } from './domains/auth/passwords/passwords.handlers.ts'
import { signInHandlers } from './domains/auth/sessions/signin.handlers.ts'
import { cardsHandlers } from './domains/clockings/cards/cards.handlers.ts'
import { codesHandlers } from './domains/clockings/codes/codes.handlers.ts'
import { identifyHandlers } from './domains/clockings/codes/identify.handlers.ts'
import { confirmHandlers } from './domains/clockings/confirm/confirm.handlers.ts'
import { correctHandlers } from './domains/clockings/correct/correct.handlers.ts'
import { checksHandlers } from './domains/clockings/checks/checks.handlers.ts'
import { journalHandlers } from './domains/clockings/journal/journal.handlers.ts'
import { listsHandlers } from './domains/clockings/lists/lists.handlers.ts'
import { lostHandlers } from './domains/clockings/offline/lost.handlers.ts'
import { rosterHandlers } from './domains/clockings/offline/roster.handlers.ts'
import { proofHandlers } from './domains/clockings/proof/proof.handlers.ts'
import { settingsHandlers } from './domains/clockings/settings/settings.handlers.ts'
import { recordHandlers } from './domains/clockings/record/record.handlers.ts'
import { commentsHandlers } from './domains/comments/comments.handlers.ts'
import { companiesHandlers } from './domains/companies/companies.handlers.ts'
import { identityHandlers } from './domains/companies/companies.identity.handlers.ts'
import { logoHandlers } from './domains/companies/companies.logo.handlers.ts'
import { companyChecksHandlers } from './domains/companies/companies.checks.handlers.ts'
import { backupsHandlers } from './domains/companies/companies.backups.handlers.ts'
import { offlineHandlers } from './domains/companies/companies.offline.handlers.ts'
import { dashboardHandlers } from './domains/dashboard/dashboard.handlers.ts'
import { answerHandlers } from './domains/demands/answer/answer.handlers.ts'
import { demandsHandlers } from './domains/demands/demands.handlers.ts'
import { makeHandlers } from './domains/demands/make/make.handlers.ts'
import { typesHandlers } from './domains/demands/types/types.handlers.ts'
import { accessHandlers } from './domains/devices/access.handlers.ts'
import { closingHandlers } from './domains/devices/closing.handlers.ts'
import { devicesManageHandlers } from './domains/devices/devices.manage.handlers.ts'
import { devicesHandlers } from './domains/devices/devices.handlers.ts'
import { filesHandlers } from './domains/files/files.handlers.ts'
import { countingHandlers } from './domains/imports/counting/counting.handlers.ts'
import { documentsHandlers } from './domains/documents/documents.handlers.ts'
import { readingHandlers } from './domains/documents/documents.reading.handlers.ts'
import { choicesHandlers } from './domains/documents/filing/choices.handlers.ts'
import { filingHandlers } from './domains/documents/filing/filing.handlers.ts'
import { readersHandlers } from './domains/documents/readers/readers.handlers.ts'
import { jobsHandlers } from './domains/jobs/jobs.handlers.ts'
import { importsHandlers } from './domains/imports/imports.handlers.ts'
import { offeredHandlers } from './domains/missions/missions.offered.handlers.ts'
import { missionsHandlers } from './domains/missions/missions.handlers.ts'
import { newsHandlers } from './domains/news/news.handlers.ts'
import { notificationsHandlers } from './domains/notifications/notifications.handlers.ts'
import { quietHandlers } from './domains/notifications/quiet.handlers.ts'
import { outboxHandlers } from './domains/outbox/outbox.handlers.ts'
import { assignmentHandlers } from './domains/planning/assignment.handlers.ts'
import { agentHoursHandlers } from './domains/hours/agent.handlers.ts'
import { heldHandlers } from './domains/held/held.handlers.ts'
import { hoursHandlers } from './domains/hours/hours.handlers.ts'
import { printChoicesHandlers } from './domains/prints/choices.handlers.ts'
import { printsHandlers } from './domains/prints/prints.handlers.ts'
import { requirementsHandlers } from './domains/planning/requirements.handlers.ts'
import { preferencesHandlers } from './domains/preferences/preferences.handlers.ts'
import { referenceHandlers } from './domains/reference/reference.handlers.ts'
import { feedHandlers } from './domains/schedules/feed/feed.handlers.ts'
import { infosHandlers } from './domains/schedules/infos.handlers.ts'
import { publicationHandlers } from './domains/schedules/publication.handlers.ts'
import { schedulesHandlers } from './domains/schedules/schedules.handlers.ts'
import { validationHandlers } from './domains/schedules/validation.handlers.ts'
import { searchHandlers } from './domains/search/search.handlers.ts'
import { shiftsHandlers } from './domains/shifts/shifts.handlers.ts'
import { sitesHandlers } from './domains/sites/sites.handlers.ts'
import { sheetHandlers } from './domains/sites/sites.sheet.handlers.ts'
import { callTable } from './transport/table.ts'

/** Every domain, named once. */
const handlers: readonly Handler[] = [
  ...companiesHandlers,
  ...identityHandlers,
  ...logoHandlers,
  ...companyChecksHandlers,
  ...offlineHandlers,
  ...backupsHandlers,
  ...signInHandlers,
  ...passwordsHandlers,
  ...profileHandlers,
  ...preferencesHandlers,
  ...referenceHandlers,
  ...qualificationsHandlers,
  ...agentsHandlers,
  ...agentPhotoHandlers,
  ...inviteHandlers,
  ...sitesHandlers,
  ...sheetHandlers,
  ...shiftsHandlers,
  ...schedulesHandlers,
  ...validationHandlers,
  ...publicationHandlers,
  ...feedHandlers,
  ...infosHandlers,
  ...cardsHandlers,
  ...codesHandlers,
  ...settingsHandlers,
  ...identifyHandlers,
  ...recordHandlers,
  ...checksHandlers,
  ...journalHandlers,
  ...rosterHandlers,
  ...lostHandlers,
  ...confirmHandlers,
  ...correctHandlers,
  ...assignmentHandlers,
  ...requirementsHandlers,
  ...missionsHandlers,
  ...offeredHandlers,
  ...availabilitiesHandlers,
  ...demandsHandlers,
  ...makeHandlers,
  ...answerHandlers,
  ...typesHandlers,
  ...heldHandlers,
  ...hoursHandlers,
  ...agentHoursHandlers,
  ...printsHandlers,
  ...printChoicesHandlers,
  ...commentsHandlers,
  ...listsHandlers,
  ...proofHandlers,
  ...accessHandlers,
  ...closingHandlers,
  ...devicesHandlers,
  ...devicesManageHandlers,
  ...notificationsHandlers,
  ...quietHandlers,
  ...documentsHandlers,
  ...readingHandlers,
  ...choicesHandlers,
  ...filingHandlers,
  ...readersHandlers,
  ...jobsHandlers,
  ...outboxHandlers,
  ...searchHandlers,
  ...newsHandlers,
  ...importsHandlers,
  ...countingHandlers,
  ...dashboardHandlers,
  ...filesHandlers,
]

export const appTable = () => callTable(calls, handlers)
