import type { Asked } from '../../form/asked.ts'
import { section } from '../section.ts'

/** Whom the questions of cycle and menopause can concern: of whoever is no man. */
const canMenstruate = ({ gender }: Asked): boolean => gender !== 'male'

export const sexualityAndReproduction = section({
  slug: 'sexuality_and_reproduction',
  definitionVersion: 1,
  fields: {
    sexuality_related_issues: {
      kind: 'flag',
      label: 'Problemi legati alla sessualità',
      note: { wire: 'sexuality_related_issues_description', label: 'Descrizione', on: [true] },
    },
    current_contraceptive_therapy: {
      kind: 'flag',
      label: 'Terapia contraccettiva in corso',
      note: { wire: 'current_contraceptive_therapy_description', label: 'Descrizione', on: [true] },
    },
    menstrual_cycle_alterations_or_issues: {
      kind: 'flag',
      label: 'Alterazioni o problemi del ciclo mestruale',
      asked: canMenstruate,
      note: { wire: 'menstrual_cycle_alterations_or_issues_description', label: 'Descrizione', on: [true] },
    },
    currently_in_menopause: {
      kind: 'flag',
      label: 'In menopausa',
      asked: canMenstruate,
      note: { wire: 'currently_in_menopause_description', label: 'Descrizione', on: [true] },
    },
    current_hormonal_therapy: {
      kind: 'flag',
      label: 'Terapia ormonale in corso',
      note: { wire: 'current_hormonal_therapy_description', label: 'Descrizione', on: [true] },
    },
    note: { kind: 'text', label: 'Nota', max: 5000, multiline: true, optional: true },
  },
  parts: [
    { label: 'Sessualità', from: 'sexuality_related_issues' },
    { label: 'Ciclo e ormoni', from: 'menstrual_cycle_alterations_or_issues' },
    { label: 'Osservazioni', from: 'note' },
  ],
})
