import type { Permission } from './matrix.ts'

type Named = { value: Permission; label: string }

/** What each permission lets somebody do, in the order in which a permission step asks. Each stands in one group. */
export const permissionGroups = [
  {
    label: 'Dossier',
    permissions: [
      { value: 'dossier.list', label: "Vedere l'elenco dei dossier" },
      { value: 'dossier.create', label: 'Creare dossier' },
      { value: 'dossier.close_reopen', label: 'Chiudere e riaprire dossier' },
      { value: 'personal.read', label: 'Leggere i dati personali' },
      { value: 'personal.write', label: 'Scrivere i dati personali' },
      { value: 'personal.religion_nationality', label: 'Religione e nazionalità' },
      { value: 'sanitary.read', label: 'Leggere i dati sanitari e assicurativi' },
      { value: 'sanitary.write', label: 'Scrivere i dati sanitari e assicurativi' },
      { value: 'stakeholders.manage', label: "Comporre l'équipe di un dossier" },
      { value: 'contacts.manage', label: 'Gestire la rubrica' },
      { value: 'documents.clinical', label: 'Documenti clinici' },
      { value: 'documents.administrative', label: 'Documenti amministrativi' },
      { value: 'export.dossier', label: 'Esportare un dossier' },
      { value: 'erase.after_retention', label: 'Distruggere dopo la conservazione' },
      { value: 'emergency_access', label: 'Aprire in emergenza un dossier non assegnato' },
    ],
  },
  {
    label: 'Cura',
    permissions: [
      { value: 'anamnesis.read', label: "Leggere l'anamnesi" },
      { value: 'anamnesis.write', label: "Scrivere l'anamnesi" },
      { value: 'anamnesis.sexuality_psych', label: 'Sessualità e psichiatria' },
      { value: 'scales.assess', label: 'Compilare le scale' },
      { value: 'focus.read', label: 'Leggere i focus' },
      { value: 'focus.open_close', label: 'Aprire e chiudere focus' },
      { value: 'focus.event', label: 'Scrivere note nei focus' },
      { value: 'parameters.read', label: 'Leggere i parametri' },
      { value: 'parameters.write', label: 'Misurare i parametri' },
      { value: 'parameters.limits', label: 'Fissare i limiti dei parametri' },
      { value: 'careplan.write', label: 'Scrivere il piano di cura' },
      { value: 'protocol.release', label: 'Rilasciare protocolli' },
      { value: 'protocol.open_in_dossier', label: 'Usare protocolli in un dossier' },
      { value: 'log.mark_read', label: 'Segnare come letto' },
    ],
  },
  {
    label: 'Farmaci',
    permissions: [
      { value: 'drugs.read', label: 'Leggere i farmaci' },
      { value: 'drugs.write_list', label: 'Scrivere la lista dei farmaci' },
      { value: 'drugs.prepare', label: 'Preparare i farmaci' },
      { value: 'drugs.administer', label: 'Somministrare i farmaci' },
      { value: 'drugs.narcotics', label: 'Stupefacenti' },
    ],
  },
  {
    label: 'Prestazioni e calendario',
    permissions: [
      { value: 'prescription.read', label: 'Leggere le prescrizioni' },
      { value: 'prescription.create', label: 'Creare prescrizioni' },
      { value: 'prescription.sign_medical', label: 'Confermare da medico una prescrizione' },
      { value: 'prescription.close', label: 'Chiudere prescrizioni' },
      { value: 'performance.record', label: 'Registrare le prestazioni' },
      { value: 'performance.correct_others', label: 'Correggere le prestazioni altrui' },
      { value: 'calendar.own', label: 'Il proprio calendario' },
      { value: 'calendar.plan_all', label: 'Pianificare per tutti' },
      { value: 'catalogue.services', label: 'Catalogo delle prestazioni' },
    ],
  },
  {
    label: 'Amministrazione',
    permissions: [
      { value: 'collaborators.invite', label: 'Invitare collaboratori' },
      { value: 'permissions.grant', label: 'Dare i permessi' },
      { value: 'billing.read', label: 'Leggere la fatturazione' },
      { value: 'billing.issue_storno', label: 'Emettere e stornare fatture' },
      { value: 'billing.tariffs', label: 'Tariffe e impostazioni' },
      { value: 'statistics.aggregate', label: 'Statistiche' },
      { value: 'audit.read', label: 'Leggere il registro degli accessi' },
      { value: 'system.technical', label: 'Amministrazione tecnica' },
    ],
  },
] as const satisfies readonly { label: string; permissions: readonly Named[] }[]

const named: readonly Named[] = permissionGroups.flatMap(({ permissions }): readonly Named[] => permissions)

/** What a permission lets somebody do. */
export const labelOfPermission = (permission: Permission): string =>
  named.find(({ value }) => value === permission)!.label
