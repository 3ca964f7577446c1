import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'

/** Names the draft of a section, which is the writer's own; without a section, how all of an anamnesis begin. */
export const draftKeyOf = (anamnesisId: string, section = ''): FormName =>
  `anamnesis.${anamnesisId}.${section}`
