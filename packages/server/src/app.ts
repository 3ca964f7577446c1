import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import type { Instant } from '@vicino/domain/days/instant.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { serveActivity } from './activity/activity.routes.ts'
import { serveAdministrationReads } from './administrations/administration-reads.routes.ts'
import { serveAdministrations } from './administrations/administrations.routes.ts'
import { searchAdministrations } from './administrations/administrations.store.ts'
import { serveRounds } from './administrations/rounds.routes.ts'
import { serveAnamnesis } from './anamnesis/anamnesis.routes.ts'
import { searchAnamnesis, searchReservedAnamnesis } from './anamnesis/anamnesis-search.store.ts'
import { serveAnamnesisFhir } from './anamnesis/fhir.routes.ts'
import { serveAudit } from './audit/audit.routes.ts'
import { serveBusinessSettings } from './businesses/business-settings.routes.ts'
import { serveBusinesses } from './businesses/businesses.routes.ts'
import { serveCollaborators } from './businesses/collaborators.routes.ts'
import { serveDirectory } from './businesses/directory.routes.ts'
import { serveGrants } from './businesses/grants.routes.ts'
import { serveLogos } from './businesses/logo.routes.ts'
import { serveInvitations } from './businesses/invitations.routes.ts'
import { serveCarePlans } from './care-plan/care-plan.routes.ts'
import { searchCarePlans } from './care-plan/care-plan.store.ts'
import { serveDelegations } from './delegations/delegations.routes.ts'
import { serveTeams } from './teams/teams.routes.ts'
import { serveContacts } from './contacts/contacts.routes.ts'
import { serveDossierContacts } from './contacts/dossier-contacts.routes.ts'
import type { Config } from './config.ts'
import { serveCoverages } from './coverages/coverages.routes.ts'
import { serveAccounting } from './invoices/accounting.routes.ts'
import { serveDocuments } from './documents/documents.routes.ts'
import { searchDocuments } from './documents/documents.store.ts'
import { serveInvoices } from './invoices/invoices.routes.ts'
import { serveResponses } from './invoices/responses.routes.ts'
import { serveSending } from './invoices/sending.routes.ts'
import { serveOpenItems } from './invoices/open-items.routes.ts'
import { serveReminders } from './invoices/reminders.routes.ts'
import { servePayments } from './payments/payments.routes.ts'
import { serveOrderForm } from './prescriptions/order-form.routes.ts'
import { servePrescriptionReads } from './prescriptions/prescription-reads.routes.ts'
import { servePrescriptions } from './prescriptions/prescriptions.routes.ts'
import { serveSignPrescription } from './prescriptions/sign-prescription.routes.ts'
import { serveSignedOrders } from './prescriptions/signed-order.routes.ts'
import { searchOpenedProtocols } from './protocols/opened-protocols.store.ts'
import { serveOpenedProtocols } from './protocols/opened-protocols.routes.ts'
import { serveProtocols } from './protocols/protocols.routes.ts'
import { searchPrescriptions } from './prescriptions/prescriptions.store.ts'
import { serveContactPersons } from './contact-persons/contact-persons.routes.ts'
import type { Database } from './db/connect.ts'
import { serveDossierArchive } from './dossier-archive/dossier-archive.routes.ts'
import { serveDossiers } from './dossiers/dossiers.routes.ts'
import { serveDossierSearch } from './dossiers/dossier-search.routes.ts'
import { servePersonalData } from './dossiers/personal-data.routes.ts'
import { serveDossierSummary } from './dossiers/dossier-summary.routes.ts'
import { serveEmergencySheet } from './dossiers/emergency-sheet.routes.ts'
import { serveDossierSetup } from './setup/dossier-setup.routes.ts'
import { serveSetup } from './setup/setup.routes.ts'
import { serveDrafts } from './drafts/drafts.routes.ts'
import { searchDrugs } from './drugs/drug-search.store.ts'
import { serveDrugs } from './drugs/drugs.routes.ts'
import { searchFocuses } from './focus/focus-search.store.ts'
import { serveEmergencyAccess } from './emergency-access/emergency-access.routes.ts'
import { serveFocus } from './focus/focus.routes.ts'
import { serveHandover } from './handover/handover.routes.ts'
import { answerErrors, sendProblem } from './http/errors.ts'
import { answerHealth } from './http/health.ts'
import { keepAnswersOutOfCaches, securityHeaders, tellServerTime } from './http/headers.ts'
import { readStrictJson } from './http/json.ts'
import { describeApi } from './http/openapi.ts'
import { refuseForeignOrigins } from './http/origin.ts'
import { servePages } from './http/pages.ts'
import { findReader } from './http/reader.ts'
import { validateParams } from './http/schema.ts'
import { serving } from './http/serve.ts'
import { sessionCookie, tokenOfCookie } from './http/session.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { serveLive, servePresence } from './live/live.routes.ts'
import { serveMaterialUses } from './materials/material-uses.routes.ts'
import { searchMaterialUses } from './materials/material-uses.store.ts'
import { serveMaterials } from './materials/materials.routes.ts'
import { searchPerformances } from './performances/performances.store.ts'
import { servePerformances } from './performances/performances.routes.ts'
import { serveVisitFits } from './tasks/calendar/visit-fits.routes.ts'
import { serveVisitTowns } from './tasks/calendar/visit-towns.routes.ts'
import { serveVisitEnd } from './tasks/visit/end-visit.routes.ts'
import { serveVisitsToConfirm } from './tasks/visit/to-confirm.routes.ts'
import { findVisitUnderWay } from './tasks/visit/visit-under-way.ts'
import { serveServices } from './services/services.routes.ts'
import { signInLibrary } from './sign-in/library.ts'
import { counted } from './sign-in/attempts.ts'
import { servePublished } from './sign-in/published.routes.ts'
import { serveSignIn } from './sign-in/serve-sign-in.ts'
import { serveSurveillance } from './surveillance/surveillance.routes.ts'
import { searchReadings } from './surveillance/surveillance.store.ts'
import { serveStakeholders } from './stakeholders/stakeholders.routes.ts'
import { serveStatistics } from './statistics/statistics.routes.ts'
import { serveNewPatientTask } from './tasks/new-patient-task.routes.ts'
import { serveAbsences } from './tasks/absences/absences.routes.ts'
import { serveAssignment } from './tasks/assignment/assignment.routes.ts'
import { serveCalendarPrint } from './tasks/print/calendar-print.routes.ts'
import { serveDayServices } from './tasks/day-services/day-services.routes.ts'
import { serveTaskReads } from './tasks/task-reads.routes.ts'
import { serveTasks } from './tasks/tasks.routes.ts'
import { serveAvatars } from './users/avatar.routes.ts'
import { serveFeed, serveFeedChoices } from './users/calendar-feed.routes.ts'
import { servePrivateData } from './users/private-data.routes.ts'
import { publishedAt } from './users/published.store.ts'
import { serveUsers } from './users/users.routes.ts'
import { searchWarnings } from './warnings/warning-search.store.ts'
import { serveWarnings } from './warnings/warnings.routes.ts'

/** What the program runs on. `now` is injected so that a test can live on any day. */
export type Program = {
  config: Config
  database: Database
  now: () => Instant
  /** The folder of the built browser part; without it only the API answers. */
  webFolder?: string
  logLevel?: 'info' | 'warn' | 'silent'
  /** The cost of a password hash, see `sign-in/password-hash.ts`: no setting reaches it. */
  passwordCost: number
}

/** JSON bodies larger than this are refused. */
const bodyLimitBytes = 1_000_000

/** Builds the server without listening: plugins and features, in an explicit order. */
export async function buildApp({
  config,
  database,
  now,
  webFolder,
  logLevel = 'silent',
  passwordCost,
}: Program): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    genReqId: () => newId(),
    logger: { level: logLevel, serializers: { req: logRoute } },
    // What still comes while the program ends is answered as ever, and its connection closed; the framework's
    // own refusal would be none of ours.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, error),
    routerOptions: { maxParamLength: 200 },
    // A proxy on this machine says whose request it brings; nobody else is believed.
    trustProxy: 'loopback',
  })
  app.setValidatorCompiler(validateParams)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  readStrictJson(app)
  await app.register(fastifyHelmet, securityHeaders(config))
  await app.register(fastifyCookie)
  await app.register(fastifyCompress, { global: true, threshold: 1024 })
  keepAnswersOutOfCaches(app)
  tellServerTime(app, now)
  refuseForeignOrigins(app, new Set(config.origins))
  await describeApi(app)
  answerHealth(app, database.app)

  const cookie = sessionCookie(config)
  const tokenOf = (request: FastifyRequest) => tokenOfCookie(request.cookies[cookie], config.secret)
  const { dataFolder } = config
  const serve = serving({ app, pool: database.app, now, dataFolder, tokenOf })
  const library = signInLibrary({ config, database, now, passwordCost }, app.log)
  const signIn = { app, serve, config, pool: database.app, library, now, tokenOf, passwordCost }
  await serveSignIn(signIn)
  servePublished(signIn)
  serveUsers(serve)
  servePrivateData(serve)
  serveAvatars(serve)
  serveFeedChoices(serve, config.publicUrl)
  serveFeed({ app, pool: database.app, now, secret: config.secret })
  serveBusinesses(serve)
  serveLogos(serve)
  serveBusinessSettings(serve)
  serveCollaborators(serve)
  serveInvitations(serve, config)
  serveDelegations(serve)
  serveTeams(serve)
  serveGrants(serve)
  serveDirectory(serve)
  serveDrafts(serve)
  serveAudit(serve)
  serveDossiers(serve)
  servePersonalData(serve)
  serveContacts(serve)
  serveDossierContacts(serve)
  serveCoverages(serve)
  servePrescriptionReads(serve)
  servePrescriptions(serve)
  serveSignPrescription(serve)
  serveOrderForm(serve)
  serveSignedOrders(serve)
  serveInvoices(serve)
  serveSending(serve)
  servePayments(serve)
  serveOpenItems(serve)
  serveReminders(serve)
  serveAccounting(serve, database.app)
  serveStatistics(serve)
  serveDocuments(serve, database.app)
  serveDossierArchive(serve, { pool: database.app, dataFolder })
  serveResponses(serve)
  serveWarnings(serve)
  serveContactPersons(serve)
  serveStakeholders(serve)
  serveSetup(serve)
  serveDossierSetup(serve)
  serveEmergencyAccess(serve, person => counted(config.secret, 'emergency', person))
  serveDossierSummary(serve)
  serveEmergencySheet(serve)
  serveDossierSearch(serve, {
    Drug: searchDrugs,
    Administration: searchAdministrations,
    ClinicalParameter: searchReadings,
    Performance: searchPerformances,
    MaterialUse: searchMaterialUses,
    Prescription: searchPrescriptions,
    Document: searchDocuments,
    FocusGroup: searchFocuses,
    care_plan: searchCarePlans,
    opened_protocol: searchOpenedProtocols,
    Warning: searchWarnings,
    Anamnesis: searchAnamnesis,
    ReservedAnamnesis: searchReservedAnamnesis,
  })
  serveActivity(serve)
  serveAnamnesis(serve)
  serveAnamnesisFhir(serve)
  serveDrugs(serve)
  serveAdministrations(serve)
  serveAdministrationReads(serve)
  serveRounds(serve)
  serveHandover(serve)
  serveFocus(serve)
  serveCarePlans(serve)
  serveProtocols(serve)
  serveOpenedProtocols(serve)
  serveSurveillance(serve)
  serveServices(serve)
  servePerformances(serve)
  serveMaterials(serve)
  serveMaterialUses(serve)
  serveVisitsToConfirm(serve)
  serveVisitEnd(serve)
  serveVisitFits(serve)
  serveVisitTowns(serve)
  serveTaskReads(serve)
  serveTasks(serve)
  serveAssignment(serve)
  serveAbsences(serve)
  serveDayServices(serve)
  serveCalendarPrint(serve)
  serveNewPatientTask(serve)
  servePresence(serve)
  serveLive({ app, pool: database.app, now, tokenOf })
  const readerOf = async (request: FastifyRequest) => {
    const token = tokenOf(request)
    return token === undefined ? undefined : findReader(database.app, token, now())
  }
  const visitOf = async (request: FastifyRequest, task: string) => {
    const token = tokenOf(request)
    return token === undefined ? undefined : findVisitUnderWay(database.app, token, task, now())
  }
  await servePages(app, {
    folder: webFolder,
    readerOf,
    visitOf,
    publishedAt: path => publishedAt(database.app, path),
  })
  return app
}

/** Addresses carry names and numbers of clients in their query: the log keeps the route's template only. */
const logRoute = (request: { method: string; routeOptions?: { url?: string } }) => ({
  method: request.method,
  route: request.routeOptions?.url,
})
