/** The focus by which falls are counted, as the protocols do (focus.md). */
export const fallTopic = 'fall-occurred'

/** The focuses that are wounds. */
export const woundTopics = [
  { value: 'pressure-injury', label: 'Lesione da pressione' },
  { value: 'chronic-wound', label: 'Ferita cronica o ulcera' },
  { value: 'surgical-wound', label: 'Ferita chirurgica' },
] as const
