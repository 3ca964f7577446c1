import { assignTasks, getStaffing } from './assignment/assignment.contract.ts'
import { getLogs } from './activity/activity.contract.ts'
import { getAudit, verifyAudit } from './audit/audit.contract.ts'
import { getBusiness, updateBusiness } from './businesses/businesses.contract.ts'
import { getCollaborators, getProfessionals } from './businesses/collaborators.contract.ts'
import { searchDossier } from './dossiers/dossier-search.contract.ts'
import {
  allDossiers,
  changeDossierStatus,
  createDossier,
  getDossier,
  openClosedDossier,
} from './dossiers/dossiers.contract.ts'
import {
  getPersonalData,
  getSanitaryData,
  updatePersonalData,
  updateSanitaryData,
} from './dossiers/personal-data.contract.ts'
import { getDossierSetup, getSetup } from './dossiers/setup.contract.ts'
import { dropDraft, getDraft, saveDraft } from './drafts/drafts.contract.ts'
import {
  createDrug,
  getDrug,
  getDrugs,
  getDrugVersions,
  printScheme,
  updateDrug,
} from './drugs/drugs.contract.ts'
import { followLive } from './live/live.contract.ts'
import {
  addPerformances,
  getPerformance,
  getPerformances,
  getPerformanceVersions,
  getPlannedServices,
  getTaskPerformances,
  updatePerformance,
} from './performances/performances.contract.ts'
import { getServices } from './services/services.contract.ts'
import { switchBusiness } from './sign-in/active-business.contract.ts'
import {
  beginPasskey,
  getPasskeyToSignIn,
  listPasskeys,
  registerPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './sign-in/passkeys.contract.ts'
import { createResetLink, resetPassword } from './sign-in/reset-link.contract.ts'
import {
  disableSecondFactor,
  enableSecondFactor,
  makeRecoveryCodes,
  verifyAppCode,
  verifyRecoveryCode,
} from './sign-in/second-factor.contract.ts'
import {
  changePassword,
  getSession,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  signIn,
  signOut,
} from './sign-in/sign-in.contract.ts'
import { signUp } from './sign-in/sign-up.contract.ts'
import { addStakeholder, getStakeholders, removeStakeholder } from './stakeholders/stakeholders.contract.ts'
import {
  createNewPatientTask,
  createTask,
  getAllTasks,
  getTask,
  getTasksOfDate,
  getTasksOfMonth,
  removeTask,
  updateTask,
} from './tasks/tasks.contract.ts'
import { getAvatar, getMe, getProfile, putAvatar, removeAvatar, updateMe } from './users/users.contract.ts'
import { changeWarning, createWarning, getWarnings } from './warnings/warnings.contract.ts'
import {
  createClinicalParameters,
  getClinicalParameter,
  getClinicalParameters,
  getClinicalParameterVersions,
  getLatestParameters,
  getParameterLimits,
  getParameterTrend,
  printParameters,
  putParameterLimits,
  updateClinicalParameter,
} from './surveillance/surveillance.contract.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** Every call of the program, listed once. Server, browser, OpenAPI and the contract's table test read it. */
export const contract = {
  allDossiers,
  createDossier,
  getDossier,
  changeDossierStatus,
  openClosedDossier,
  getPersonalData,
  updatePersonalData,
  getSanitaryData,
  updateSanitaryData,
  getWarnings,
  createWarning,
  changeWarning,
  getStakeholders,
  addStakeholder,
  removeStakeholder,
  searchDossier,
  getSetup,
  getDossierSetup,
  getDrugs,
  createDrug,
  getDrug,
  getDrugVersions,
  updateDrug,
  printScheme,
  getClinicalParameters,
  createClinicalParameters,
  getClinicalParameter,
  getClinicalParameterVersions,
  updateClinicalParameter,
  getParameterTrend,
  getLatestParameters,
  getParameterLimits,
  putParameterLimits,
  printParameters,
  getServices,
  getPerformances,
  getPerformance,
  getPerformanceVersions,
  updatePerformance,
  getTaskPerformances,
  getPlannedServices,
  addPerformances,
  getLogs,
  followLive,
  getTask,
  getTasksOfDate,
  getAllTasks,
  getTasksOfMonth,
  getStaffing,
  assignTasks,
  createTask,
  createNewPatientTask,
  updateTask,
  removeTask,
  signIn,
  signOut,
  getSession,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  changePassword,
  enableSecondFactor,
  verifyAppCode,
  verifyRecoveryCode,
  makeRecoveryCodes,
  disableSecondFactor,
  beginPasskey,
  registerPasskey,
  getPasskeyToSignIn,
  signInWithPasskey,
  listPasskeys,
  renamePasskey,
  removePasskey,
  signUp,
  createResetLink,
  resetPassword,
  switchBusiness,
  getMe,
  updateMe,
  putAvatar,
  removeAvatar,
  getAvatar,
  getProfile,
  getBusiness,
  updateBusiness,
  getCollaborators,
  getProfessionals,
  getDraft,
  saveDraft,
  dropDraft,
  getAudit,
  verifyAudit,
} as const satisfies Record<string, Endpoint>
