/** Each text that counts, which is its own plural and its key, and how it is said of one. */
const singulars = {
  'Copia in {{count}} giorni': 'Copia in {{count}} giorno',
  'Copiato in {{count}} giorni': 'Copiato in {{count}} giorno',
  '{{count}} appuntamenti': '{{count}} appuntamento',
  'Altri {{count}} appuntamenti': '{{count}} altro appuntamento',
  'Ancora {{count}} campi da scegliere': 'Ancora {{count}} campo da scegliere',
  '{{count}} dosi aperte': '{{count}} dose aperta',
  'E altre {{count}}, più indietro': 'E {{count}} altra, più indietro',
  '{{count}} dosi di oggi senza risposta ({{clients}} clienti)':
    '{{count}} dose di oggi senza risposta ({{clients}} clienti)',
  '{{done}} di {{count}} dosi documentate': '{{done}} di {{count}} dose documentata',
  'da {{count}} giorni': 'da {{count}} giorno',
  '{{count}} consegne': '{{count}} consegna',
  '{{dose}} compresse': '{{dose}} compressa',
  '{{dose}} gocce': '{{dose}} goccia',
  '{{dose}} unità': '{{dose}} unità',
  'Ogni {{count}} giorni': 'Ogni giorno',
  '{{count}} visite': '{{count}} visita',
  '{{count}} visite assegnate': '{{count}} visita assegnata',
  '{{count}} visite scelte': '{{count}} visita scelta',
  'Assegna {{count}} visite': 'Assegna {{count}} visita',
  'Assegna, {{count}} avvisi': 'Assegna, {{count}} avviso',
  '{{settled}} di {{count}} visite': '{{settled}} di {{count}} visita',
  '{{day}}, {{count}} anni': '{{day}}, {{count}} anno',
  '{{count}} avvertenze': '{{count}} avvertenza',
  '{{count}} dossier': '{{count}} dossier',
  '{{count}} risultati': '{{count}} risultato',
  '{{count}} visite sospese': '{{count}} visita sospesa',
  '{{count}} visite ripristinate': '{{count}} visita ripristinata',
  'Ogni {{count}} settimane': 'Ogni settimana',
  'Ogni {{count}} mesi': 'Ogni mese',
  'Ogni {{count}} anni': 'Ogni anno',
  '{{count}} volte': '{{count}} volta',
  "{{count}} appuntamenti, l'ultimo il {{day}}": '{{count}} appuntamento, il {{day}}',
  'La serie finisce tra {{count}} giorni': 'La serie finisce tra un giorno',
  'Nello stesso orario ci sono già {{count}} appuntamenti:':
    "Nello stesso orario c'è già {{count}} appuntamento:",
  '{{count}} giorni fa': '{{count}} giorno fa',
  '{{count}} valori, da {{low}} a {{high}}': '{{count}} valore, da {{low}} a {{high}}',
  'Peso aumentato di {{gain}} kg in {{count}} giorni, fino al {{day}}.':
    'Peso aumentato di {{gain}} kg in {{count}} giorno, fino al {{day}}.',
  'Mostra tutti i {{count}} valori': 'Mostra il valore',
}

/** Italian text is its own key, so Italian needs entries for plurals only. Intl knows a third form, "many", for whole millions. */
export const italianPlurals: Record<string, string> = Object.fromEntries(
  Object.entries(singulars).flatMap(([plural, singular]) => [
    [`${plural}_one`, singular],
    [`${plural}_other`, plural],
    [`${plural}_many`, plural],
  ]),
)
