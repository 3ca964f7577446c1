/**
 * What an invoice is held against before it is issued, the gravest first. `blocks`: it is not issued until that is
 * mended. `at`: where it is mended.
 */
export const invoiceProblems = [
  {
    value: 'no_coverage',
    label: 'Nessuna copertura vale in questi giorni',
    blocks: true,
    at: 'coverages',
  },
  {
    value: 'several_cases',
    label: 'Negli stessi giorni valgono più casi: non si sa chi paga',
    blocks: true,
    at: 'coverages',
  },
  { value: 'no_tariff', label: 'Manca la tariffa', blocks: true, at: 'settings' },
  {
    value: 'contract_unknown',
    label: "Non è indicato quale contratto vale con l'assicuratore",
    blocks: true,
    at: 'settings',
  },
  {
    value: 'share_unknown',
    label: 'Non è indicato quale quota delle cure acute e transitorie paga il Cantone',
    blocks: true,
    at: 'settings',
  },
  { value: 'no_material_price', label: 'Manca il prezzo di un materiale', blocks: true, at: 'material' },
  {
    value: 'no_order',
    label: 'Manca la prescrizione medica per una prestazione che la richiede',
    blocks: true,
    at: 'prescriptions',
  },
  {
    value: 'rest_of_changed',
    label: 'Di una visita è fatturata una parte che è stata corretta: prima stornare la fattura',
    blocks: true,
    at: 'invoice',
  },
  { value: 'no_avs', label: 'Manca il numero AVS', blocks: true, at: 'sanitary' },
  { value: 'no_insured_number', label: "Manca il numero d'assicurato", blocks: true, at: 'coverages' },
  { value: 'no_case', label: 'Manca il numero del caso', blocks: true, at: 'coverages' },
  { value: 'no_card', label: 'Manca il numero della tessera', blocks: true, at: 'coverages' },
  { value: 'no_insurer_gln', label: "Manca il GLN dell'assicuratore", blocks: true, at: 'insurer' },
  { value: 'no_payer_address', label: "Manca l'indirizzo di chi paga", blocks: true, at: 'payer' },
  {
    value: 'no_rcc',
    label: "Manca il numero RCC dell'organizzazione nel Cantone",
    blocks: true,
    at: 'settings',
  },
  { value: 'no_iban', label: "Manca l'IBAN dell'organizzazione", blocks: true, at: 'settings' },
  {
    value: 'no_biller_address',
    label: "Manca l'indirizzo dell'organizzazione",
    blocks: true,
    at: 'settings',
  },
  {
    value: 'case_before_basic',
    label: "Vale anche l'assicurazione di base: paga quella del caso",
    blocks: false,
    at: 'coverages',
  },
  {
    value: 'not_ended',
    label: 'Prestazioni registrate in una visita non terminata: non si fatturano',
    blocks: false,
    at: 'visit',
  },
  { value: 'not_confirmed', label: 'Una visita non è ancora confermata', blocks: false, at: 'visit' },
  {
    value: 'partly_recorded',
    label: 'Una visita è registrata solo in parte: registrare il resto, o indicare che non è stato eseguito',
    blocks: false,
    at: 'visit',
  },
  { value: 'no_services', label: 'Una visita è conclusa senza prestazioni', blocks: false, at: 'visit' },
  {
    value: 'recorded_twice',
    label: 'In una visita la stessa prestazione è registrata due volte',
    blocks: false,
    at: 'visit',
  },
  {
    value: 'partly_billed',
    label:
      'Di una visita è già fatturato più di quanto spetta insieme al resto: stornare, e fatturare insieme',
    blocks: false,
    at: 'visit',
  },
  {
    value: 'overlapping',
    label: 'Due visite si sovrappongono, dello stesso operatore o dello stesso cliente',
    blocks: false,
    at: 'visit',
  },
  {
    value: 'not_prescribed',
    label: 'Una prestazione non è in nessuna prescrizione del giorno',
    blocks: false,
    at: 'prescriptions',
  },
  {
    value: 'changed_since',
    label: 'Ciò che è già fatturato è stato corretto: stornare la fattura',
    blocks: false,
    at: 'invoice',
  },
  {
    value: 'month_running',
    label: 'Il mese non è finito: ciò che segue verrà su un’altra fattura',
    blocks: false,
    at: 'planning',
  },
  {
    value: 'contribution_unknown',
    label: 'Non è indicato se nel Cantone il cliente partecipa ai costi: non gli viene chiesto nulla',
    blocks: false,
    at: 'settings',
  },
  { value: 'no_position', label: 'La posizione tariffale non è indicata', blocks: false, at: 'settings' },
  // What holds back the electronic invoice alone: it is issued all the same, and sent when that is mended.
  {
    value: 'not_electronic',
    label: 'Di questo documento non c’è invio elettronico: parte su carta',
    blocks: false,
    at: 'coverages',
  },
  { value: 'no_biller_gln', label: "Manca il GLN dell'organizzazione", blocks: false, at: 'settings' },
  {
    value: 'no_legal_form',
    label: "Manca la forma giuridica dell'organizzazione",
    blocks: false,
    at: 'settings',
  },
  { value: 'no_canton', label: 'Manca il Cantone della cura', blocks: false, at: 'coverages' },
  { value: 'no_client_address', label: "Manca l'indirizzo del cliente", blocks: false, at: 'personal' },
  {
    value: 'no_doctor_gln',
    label: 'Manca il GLN del medico prescrivente',
    blocks: false,
    at: 'prescriptions',
  },
  {
    value: 'no_doctor_address',
    label: "Manca nella rubrica l'indirizzo del medico con questo GLN",
    blocks: false,
    at: 'doctor',
  },
] as const

export type InvoiceProblemCode = (typeof invoiceProblems)[number]['value']

/** Where something is mended. */
export type MendedAt = (typeof invoiceProblems)[number]['at']
