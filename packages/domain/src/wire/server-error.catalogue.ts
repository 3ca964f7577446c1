/** The sentence at a field about what only the server finds, as in `field-error.catalogue.ts`: no page carries them. */
export const serverSentences = {
  coverage_overlaps: {
    label: 'In questi giorni vale già una copertura della stessa legge: prima farla terminare.',
  },
  team_name_taken: { label: 'Un’altra équipe si chiama già così: scegliere un altro nome.' },
  slug_taken: { label: 'Questo indirizzo è già preso: sceglierne un altro.' },
  delegated_already: { label: 'In questi giorni una delega uguale vale già: revocarla prima.' },
  not_a_picture: { label: "Scegliere un'immagine PNG, JPEG o WebP." },
  file_too_large: { label: 'Il file è troppo grande.' },
  service_not_valid: { label: 'Una delle prestazioni non vale in questo giorno.' },
  service_code_taken: { label: 'Questo codice c’è già nel catalogo: sceglierne un altro.' },
  service_not_begun: { label: 'Quel giorno la prestazione non vale ancora: scegliere un giorno successivo.' },
  nothing_planned: { label: 'In questo giorno non è pianificato nulla.' },
  not_a_reader: { label: "Scegliere qualcuno dell'équipe che può leggerlo." },
  entry_erased: { label: 'Una voce salvata non si cancella: annullarla con un motivo.' },
  one_file: { label: 'Inviare un file alla volta.' },
  empty_file: { label: 'Il file è vuoto.' },
  not_a_document: { label: "Scegliere un PDF, un'immagine JPEG, PNG o WebP, oppure un testo (.txt)." },
  heic_picture: {
    label: 'Una foto HEIC non si apre ovunque: salvarla come JPEG, o scattarla di nuovo da qui.',
  },
  too_many_pixels: { label: "L'immagine ha troppi punti: ridurla, o fotografare di nuovo." },
  broken_file: { label: 'Il file è incompleto o danneggiato: procurarselo di nuovo.' },
  text_not_unicode: { label: 'Il testo non si legge: salvarlo di nuovo in UTF-8.' },
  confirmed_already: { label: 'Per questo giorno il passo è già confermato: scegliere un altro giorno.' },
  confirms_no_step: { label: 'Questa persona non può confermare i passi: scegliere chi annota nei focus.' },
  begun_already: { label: 'Qualcosa è già stato fatto: l’inizio resta com’è.' },
  below_qualification: {
    label:
      'Un passo in calendario chiede una qualifica più alta: scegliere un’altra persona, o lasciarlo da assegnare.',
  },
  step_needs_qualification: {
    label: 'Questo passo chiede una qualifica più alta: lo conferma chi la ha.',
  },
  works_elsewhere: { label: 'In questo periodo non lavora qui: scegliere un’altra persona.' },
  not_of_dossier: {
    label: 'Non segue questo cliente: aggiungerla prima ai collaboratori del dossier.',
  },
  task_settled: { label: 'Questo compito è già concluso: riaprire la pagina per vedere com’è ora.' },
  care_untold: {
    label: 'Lo segna come fatto solo chi può leggere che cosa è da fare.',
  },
  step_confirmed_there: {
    label:
      'È il passo di un protocollo: si conferma con ciò che è stato fatto e osservato, non con lo stato.',
  },
  step_stands_confirmed: {
    label: 'Il passo del protocollo è confermato: annullare la conferma, e il compito torna da fare.',
  },
  transitional_once: {
    label: 'Le cure acute e transitorie si prescrivono una volta sola: qui continuano altre già prescritte.',
  },
  not_of_this_service: { label: 'Non corrisponde alla prestazione scelta.' },
  not_its_day: { label: 'Una dose al bisogno vale per il giorno in cui è presa: indicare quel giorno.' },
  too_much_planned: {
    label: 'Queste persone hanno troppi impegni in quei giorni: accorciare la serie o togliere qualcuno.',
  },
  not_its_client: { label: 'La prima visita è del nuovo cliente: non sceglierne un altro.' },
} as const
