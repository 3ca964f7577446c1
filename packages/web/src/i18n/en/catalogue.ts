import sections from '@vicino/domain/anamnesis/words/en.json' with { type: 'json' }

const files = import.meta.glob<Record<string, string>>('./*.json', { eager: true, import: 'default' })

/** Every text of this language: the labels of the anamnesis, and one JSON file per feature, so that each brings its own. */
export const catalogue: Record<string, string> = {
  ...sections,
  ...Object.fromEntries(Object.values(files).flatMap(file => Object.entries(file))),
}
