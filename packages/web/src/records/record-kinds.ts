import { readBy } from '@vicino/domain/access/need-to-know.ts'
import { type ActivityDataModel, activityKinds } from '@vicino/domain/activity/activity.ts'
import {
  type Icon,
  IconActivityHeartbeat,
  IconAlertTriangle,
  IconBandage,
  IconChecklist,
  IconClipboardCheck,
  IconClipboardList,
  IconClipboardText,
  IconFileCertificate,
  IconFileText,
  IconFirstAidKit,
  IconPill,
  IconRoute,
  IconTargetArrow,
} from '@tabler/icons-react'
import type { LinkTarget } from '../pages/link-target.ts'
import type { OpenDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'

type RecordKind = {
  /** One such record. */
  label: string
  /** The word of one that no longer holds. */
  over: { label: string }
  icon: Icon
  /** Where one is read: on its page, or in the sheet of the open dossier. */
  wayTo: (
    dossier: Pick<OpenDossier, '_id' | 'showWarnings'>,
    recordId: string,
    record?: Readonly<Record<string, unknown>>,
  ) => { link: LinkTarget } | { onPress: () => void }
}

const anamnesis: RecordKind = {
  label: 'Anamnesi',
  over: { label: 'annullata' },
  icon: IconClipboardText,
  // A line of the log speaks of one section, a found anamnesis of several.
  wayTo: ({ _id: dossierId }, anamnesisId, { section } = {}) => ({
    link:
      typeof section === 'string'
        ? pages.anamnesisSection.link({ dossierId, anamnesisId, section })
        : pages.anamnesisMenu.link({ dossierId, anamnesisId }),
  }),
}

/** How each kind of record is shown where several kinds stand together: in the activity log, among search results. */
export const recordKinds: Record<ActivityDataModel, RecordKind> = {
  Drug: {
    label: 'Farmaco',
    over: { label: 'annullato' },
    icon: IconPill,
    wayTo: ({ _id: dossierId }, drugId) => ({ link: pages.drug.link({ dossierId, drugId }) }),
  },
  ClinicalParameter: {
    label: 'Parametri',
    over: { label: 'annullati' },
    icon: IconActivityHeartbeat,
    wayTo: ({ _id: dossierId }, readingId) => ({
      link: pages.reading.link({ dossierId, readingId }),
    }),
  },
  Administration: {
    label: 'Somministrazione',
    over: { label: 'annullata' },
    icon: IconChecklist,
    wayTo: ({ _id: dossierId }, administrationId) => ({
      link: pages.administration.link({ dossierId, administrationId }),
    }),
  },
  Performance: {
    label: 'Prestazione eseguita',
    over: { label: 'annullata' },
    icon: IconClipboardCheck,
    wayTo: ({ _id: dossierId }, performanceId) => ({
      link: pages.performance.link({ dossierId, performanceId }),
    }),
  },
  MaterialUse: {
    label: 'Materiale usato',
    over: { label: 'annullato' },
    icon: IconBandage,
    // It stands on the page of its visit, which what was found does not name.
    wayTo: ({ _id: dossierId }, _materialUseId, { taskId } = {}) => ({
      link: typeof taskId === 'string' ? pages.task.link({ taskId }) : pages.performances.link({ dossierId }),
    }),
  },
  Prescription: {
    label: 'Prescrizione',
    over: { label: 'annullata' },
    icon: IconFileCertificate,
    wayTo: ({ _id: dossierId }, prescriptionId) => ({
      link: pages.prescription.link({ dossierId, prescriptionId }),
    }),
  },
  care_plan: {
    label: 'Piano di cura',
    over: { label: 'concluso' },
    icon: IconClipboardList,
    wayTo: ({ _id: dossierId }, carePlanId) => ({ link: pages.carePlan.link({ dossierId, carePlanId }) }),
  },
  opened_protocol: {
    label: 'Protocollo',
    over: { label: 'concluso' },
    icon: IconRoute,
    // What was done of one stands among its steps.
    wayTo: ({ _id: dossierId }, recordId, { openedId = recordId } = {}) => ({
      link: pages.openedProtocol.link({ dossierId, openedId: String(openedId) }),
    }),
  },
  Document: {
    label: 'Documento',
    over: { label: 'annullato' },
    icon: IconFileText,
    wayTo: ({ _id: dossierId }, documentId) => ({ link: pages.document.link({ dossierId, documentId }) }),
  },
  FocusGroup: {
    label: 'Focus',
    over: { label: 'annullato' },
    icon: IconTargetArrow,
    // A note stands among those of its focus.
    wayTo: ({ _id: dossierId }, recordId, { focusId = recordId } = {}) => ({
      link: { ...pages.focusEvents.link({ dossierId, focusId: String(focusId) }), hash: recordId },
    }),
  },
  Warning: {
    label: 'Avvertenza',
    over: { label: 'terminata' },
    icon: IconAlertTriangle,
    wayTo: ({ showWarnings }) => ({ onPress: showWarnings }),
  },
  EmergencyAccess: {
    label: "Accesso d'emergenza",
    over: { label: 'terminato' },
    icon: IconFirstAidKit,
    // As long as it lasts it stands in the head of the dossier.
    wayTo: ({ _id: dossierId }) => ({ link: pages.dossier.link({ dossierId }) }),
  },
  Anamnesis: anamnesis,
  ReservedAnamnesis: anamnesis,
}

/** Whether the person reads records of any kind in this dossier. */
export const readsRecords = ({ reads }: Pick<OpenDossier, 'reads'>): boolean =>
  activityKinds.some(({ thing }) => reads(readBy[thing]))

/** Whether she reads them all: to her, none shown means none there. */
export const readsAllRecords = ({ reads }: OpenDossier): boolean =>
  activityKinds.every(({ thing }) => reads(readBy[thing]))
