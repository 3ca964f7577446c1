import { section } from '../section.ts'

export const socialSituation = section({
  slug: 'social_situation',
  definitionVersion: 1,
  fields: {
    civil_status: {
      kind: 'choice',
      label: 'Stato civile',
      options: [
        { value: 'single', label: 'Celibe/nubile' },
        { value: 'married', label: 'Coniugato/a' },
        { value: 'widowed', label: 'Vedovo/a' },
        { value: 'divorced', label: 'Divorziato/a' },
        { value: 'separated', label: 'Separato/a' },
        { value: 'cohabiting', label: 'Convivente' },
      ],
    },
    children: {
      kind: 'choice',
      label: 'Figli',
      options: [
        { value: 'none', label: 'Nessuno' },
        { value: '1', label: '1 figlio' },
        { value: '2', label: '2 figli' },
        { value: '3', label: '3 figli' },
        { value: 'more', label: 'Più di 3' },
      ],
    },
    close_children: { kind: 'flag', label: 'Figli vicini' },
    work_status: {
      kind: 'choice',
      label: 'Situazione lavorativa',
      options: [
        { value: 'employed', label: 'Occupato/a' },
        { value: 'unemployed', label: 'Senza lavoro' },
        { value: 'retired', label: 'Pensionato/a' },
        { value: 'disability', label: 'Invalidità' },
        { value: 'other', label: 'Altra situazione' },
      ],
    },
    profession: { kind: 'text', label: 'Professione', max: 300 },
    // The specification says only "ai (active)": the pension of the invalidity insurance (AI).
    ai: { kind: 'flag', label: "Rendita dell'assicurazione invalidità (AI)" },
  },
  parts: [
    { label: 'Famiglia', from: 'civil_status' },
    { label: 'Lavoro e assicurazioni', from: 'work_status' },
  ],
})
