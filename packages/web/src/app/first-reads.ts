import { pages } from '../pages/pages.ts'

/**
 * What a page asks the server for first, so that the server can name it with the page itself and the answer comes
 * while the code is still on its way. What a frame asks holds for every page inside it; with a slash at its end an
 * address means the frame's first page alone, for the log of accesses would say that the others had been shown it.
 * Where a page leaves something open, it is filled in: `{today}`, `{me}`, the days of the month's grid, `{dayOfAll}`
 * for who lands on the plan, and what the address carries.
 *
 * Each must be written as the page's own call writes it (a browser test opens them): what differs is asked twice.
 */
export const firstReads: Record<string, string> = {
  [pages.today.pattern]: '/api/tasks/date/{today}?operatorId={me}',
  [pages.plan.pattern]: '/api/tasks/all_tasks?endDate={dayOfAll}&startDate={dayOfAll}',
  [pages.task.pattern]: '/api/tasks/{taskId}',
  [pages.dossiers.pattern]: '/api/dossiers/all_dossiers?page=1',
  [pages.dossier.pattern]: '/api/dossiers/{dossierId}',
  [`${pages.dossierActivity.pattern}/`]: '/api/dossiers/{dossierId}/logs/get_logs?page=1',
  [pages.focus.pattern]: '/api/dossiers/{dossierId}/focuses/all_focuses',
  [pages.focusEvents.pattern]: '/api/dossiers/{dossierId}/focuses/{focusId}/focus_events',
  [pages.clinicalParameters.pattern]:
    '/api/dossiers/{dossierId}/clinical_parameters/get_clinical_parameters?limit=11',
  [pages.clinicalParameter.pattern]: '/api/dossiers/{dossierId}/clinical_parameters/{readingId}',
  [pages.editClinicalParameter.pattern]: '/api/dossiers/{dossierId}/clinical_parameters/{readingId}',
  [pages.parameterLimits.pattern]: '/api/dossiers/{dossierId}/clinical_parameters/limits',
  [pages.drugs.pattern]: '/api/dossiers/{dossierId}/drugs/get_drugs',
  [pages.drugScheme.pattern]: '/api/dossiers/{dossierId}/drugs/get_drugs',
  [pages.drug.pattern]: '/api/dossiers/{dossierId}/drugs/{drugId}',
  [pages.editDrug.pattern]: '/api/dossiers/{dossierId}/drugs/{drugId}',
  [pages.anamnesis.pattern]: '/api/dossiers/{dossierId}/anamnesis/all_anamnesis',
  [pages.anamnesisMenu.pattern]: '/api/dossiers/{dossierId}/anamnesis/{anamnesisId}',
  [pages.anamnesisSection.pattern]: '/api/dossiers/{dossierId}/anamnesis/{anamnesisId}',
  [pages.anamnesisPrint.pattern]: '/api/dossiers/{dossierId}/anamnesis/{anamnesisId}',
  [pages.performances.pattern]: '/api/dossiers/{dossierId}/performances?endDate={today}&startDate={today}',
  [pages.performance.pattern]: '/api/dossiers/{dossierId}/performances/{performanceId}',
  [pages.dossierCalendar.pattern]:
    '/api/tasks/month?dossierId={dossierId}&endDate={monthTo}&startDate={monthFrom}',
  [pages.stakeholders.pattern]: '/api/dossiers/{dossierId}/stakeholders',
  [pages.personalData.pattern]: '/api/dossiers/{dossierId}/personal_data',
  [pages.sanitaryData.pattern]: '/api/dossiers/{dossierId}/sanitary_data',
}
