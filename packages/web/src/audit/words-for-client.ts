import type { Entity } from '@vicino/domain/access/need-to-know.ts'
import type { TFunction } from 'i18next'
import { entityWords } from './audit-words.ts'

/** What is done to no client's dossier: a report for her never names it. */
type OfNobody =
  | 'business'
  | 'business_settings'
  | 'calendar_feed'
  | 'collaboration'
  | 'contact'
  | 'delegation'
  | 'draft'
  | 'employment'
  | 'focus_topic'
  | 'invitation'
  | 'live'
  | 'material'
  | 'passkey'
  | 'person'
  | 'protocol'
  | 'second_factor'
  | 'service'
  | 'session'
  | 'sign_in'
  | 'statistics'
  | 'team'

/** What somebody read or wrote in a dossier, in words that its client knows. */
const words: Record<Exclude<Entity, OfNobody>, { label: string }> = {
  dossier: { label: 'la prima pagina del dossier' },
  personal_data: { label: 'i dati personali' },
  sanitary_data: { label: 'i numeri per la cassa malati' },
  dossier_contact: { label: 'medico, farmacia e cassa malati' },
  contact_person: { label: 'le persone da chiamare' },
  coverage: { label: 'chi paga le cure' },
  prescription: { label: 'le prestazioni prescritte' },
  invoice: { label: 'le fatture' },
  payment: { label: 'i pagamenti delle fatture' },
  document: { label: 'i documenti' },
  dossier_statistics: { label: 'i numeri di un anno delle cure' },
  stakeholder: { label: 'chi si occupa delle cure' },
  emergency_sheet: { label: "la scheda per l'emergenza" },
  dossier_summary: { label: 'come sta e che cosa è nuovo' },
  setup: { label: 'che cosa manca ancora nel dossier' },
  activity: { label: 'il diario delle cure' },
  anamnesis: { label: 'le domande su salute e abitudini' },
  drug: { label: 'i farmaci' },
  hospital_return: { label: "i farmaci al rientro dall'ospedale" },
  administration: { label: 'i farmaci dati' },
  handover: { label: 'le consegne tra chi cura' },
  focus: { label: 'i problemi di cura' },
  focus_event: { label: 'le note sui problemi di cura' },
  care_plan: { label: 'il piano di cura' },
  opened_protocol: { label: 'i protocolli di cura' },
  clinical_parameter: { label: 'i valori misurati' },
  parameter_limits: { label: 'i limiti dei valori' },
  task: { label: 'le visite' },
  performance: { label: 'le prestazioni eseguite' },
  material_use: { label: 'il materiale usato' },
  warning: { label: 'le avvertenze' },
  emergency_access: { label: 'gli accessi in emergenza' },
  audit: { label: 'questo elenco di accessi' },
}

/** A thing of the log for the client whose dossier it is; one that came later stands as the log calls it. */
export const wordsForClient = (entity: string, t: TFunction): string =>
  Object.hasOwn(words, entity) ? t(words[entity as keyof typeof words].label) : entityWords(entity, t)
